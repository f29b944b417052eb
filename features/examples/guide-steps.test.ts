import assert from "node:assert/strict";
import { test } from "node:test";
import { sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { guideSteps } from "./guide-steps.ts";

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n\n`;
const stepsOf = (body: string, ...projects: string[]) =>
  guideSteps(sourcePageOf("a.md", withTitle(body)), projects).map(({ place: _place, ...step }) => step);

test("writes files, applies diffs, runs commands and expects outputs in the order of the page", () => {
  const body =
    fence('js title="a.js" example="one"', "1;") +
    fence("npm", "npm install -D webpack") +
    fence("bash", "npx webpack\nls dist") +
    fence('text output example="one"', "asset a\n$ node a.js\nHello\n\n$ true") +
    fence('js title="a.js" diff', "-1;\n+2;") +
    fence('text title=".gitignore"', "dist");
  assert.deepEqual(stepsOf(body, "one"), [
    { kind: "write", file: "a.js", text: "1;\n", unlessThere: false },
    { kind: "run", command: "npm install -D webpack" },
    { kind: "run", command: "npx webpack" },
    { kind: "run", command: "ls dist" },
    { kind: "expect", text: "asset a\n" },
    { kind: "run", command: "node a.js", prints: "Hello" },
    { kind: "run", command: "true" },
    { kind: "compare", project: "one" },
    { kind: "edit", file: "a.js", diff: "-1;\n+2;" },
    { kind: "write", file: ".gitignore", text: "dist\n", unlessThere: true },
  ]);
});

test("compares a project after the last fence that quotes it", () => {
  const body = ["one", "two", "one"].map((name) => fence(`js title="a.js" example="${name}"`, name)).join("");
  const kinds = stepsOf(body, "one", "two").map((step) => (step.kind === "compare" ? step.project : step.kind));
  assert.deepEqual(kinds, ["write", "write", "two", "write", "one"]);
});

test("skips excerpts, plain text, and other examples with what follows them up to the next heading", () => {
  const body =
    fence('js title="a.js" example="one" excerpt', "1;") +
    fence("text", "dist/") +
    fence('js title="b.js" example="other"', "1;") +
    fence("bash", "npx webpack") +
    fence('text output example="other"', "$ node b.js") +
    "## Heading\n\n" +
    fence("bash", "npm start");
  assert.deepEqual(stepsOf(body, "one"), [{ kind: "run", command: "npm start" }]);
});
