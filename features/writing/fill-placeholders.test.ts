import assert from "node:assert/strict";
import { test } from "node:test";
import { WEBPACK, WEBPACK_MINOR } from "#model/documented-webpack.ts";
import { parsePage } from "../../core/read/parse-page.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";
import { WRITTEN_TEXT } from "./text.ts";

function filled(text: string): { text: string; problems: string[] } {
  const problems: string[] = [];
  const report = (rule: string, { line, column }: { line: number; column: number }, message: string, fix = "") =>
    void problems.push(`${line}:${column} ${rule}: ${message} ${fix}`);
  return { text: fillPlaceholders(text, report), problems };
}

test("fills placeholders in, and leaves escaped ones and other percent signs as they are", () => {
  const text = "%webpack-version% and v%webpack-minor%/lib, \\%webpack-minor%, 5 %, %PATH%, %20, %a%";
  assert.deepEqual(filled(text), {
    text: `${WEBPACK} and v${WEBPACK_MINOR}/lib, %webpack-minor%, 5 %, %PATH%, %20, %a%`,
    problems: [],
  });
});

test("reports a name that doesn't exist, with the one that was meant", () => {
  const { text, problems } = filled("a\nb %webpack-versoin%");
  assert.equal(text, "a\nb %webpack-versoin%");
  assert.deepEqual(problems, [
    "2:3 placeholder: There's no placeholder %webpack-versoin%. Did you mean webpack-version?",
  ]);
});

test("fills a page's front matter, headings, prose and code, also in MDX", () => {
  const text = [
    "---",
    "title: In %webpack-minor%",
    "description: What %webpack-minor% has.",
    "---",
    "",
    "## From %webpack-minor% on",
    "",
    "[a](/x/%webpack-version%) `%webpack-version%`",
    "",
    "```json",
    '"^%webpack-version%"',
    "```",
    "",
  ].join("\n");
  for (const path of ["a.md", "a.mdx", "a.zh.md"]) {
    const page = parsePage({ path, bytes: Buffer.from(text) }, [WRITTEN_TEXT]);
    assert.ok(!Array.isArray(page));
    assert.equal(page.frontMatter.title, `In ${WEBPACK_MINOR}`);
    assert.equal(page.headings[0]?.title, `From ${WEBPACK_MINOR} on`);
    assert.deepEqual(page.problems, []);
    assert.ok(!JSON.stringify(page.tree).includes("%webpack"));
  }
});
