import assert from "node:assert/strict";
import { test } from "node:test";
import { WEBPACK, WEBPACK_MINOR } from "#model/documented-webpack.ts";
import { checkHardCodedVersion } from "./hard-coded-version.ts";

function problemsOf(text: string, path = "guides/a.md"): string[] {
  const problems: string[] = [];
  checkHardCodedVersion(path, text, (rule, { line, column }, message, fix) =>
    problems.push(`${line}:${column} ${rule} ${message} ${fix?.split(".")[0]}`),
  );
  return problems;
}

test("reports the described version in prose, tables, front matter and code", () => {
  const texts = [
    `With webpack ${WEBPACK_MINOR}, you`,
    `| webpack | ${WEBPACK} |`,
    `description: What webpack ${WEBPACK_MINOR} has.`,
    `"webpack": "^${WEBPACK}"`,
    `tree/v${WEBPACK}/lib`,
  ];
  for (const text of texts) assert.equal(problemsOf(text).length, 1, text);
  assert.deepEqual(problemsOf(`a\n| ${WEBPACK} |`), [
    `2:3 hard-coded-version '${WEBPACK}' will be outdated with the next version of webpack. Write %webpack-version%`,
  ]);
});

test("leaves sentences about a release, other versions, posts and quoted examples alone", () => {
  const texts = [
    `It works (since ${WEBPACK_MINOR}).`,
    `Before webpack ${WEBPACK_MINOR}, it failed.`,
    `In ${WEBPACK}, it fails.`,
    `webpack ${WEBPACK} keeps all exports.`,
    `webpack\n${WEBPACK} keeps all exports.`,
    `${WEBPACK}1 and 1${WEBPACK_MINOR} and ${WEBPACK_MINOR}0`,
    `\`\`\`text output example="a"\nwebpack ${WEBPACK} compiled\n${WEBPACK}\n\`\`\``,
    `- [Webpack ${WEBPACK_MINOR}](/blog/post/): new options`,
    "webpack %webpack-version%",
  ];
  for (const text of texts) assert.deepEqual(problemsOf(text), [], text);
  assert.deepEqual(problemsOf(`What's new in ${WEBPACK_MINOR}`, "blog/post.md"), []);
});
