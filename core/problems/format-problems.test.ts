import assert from "node:assert/strict";
import { test } from "node:test";
import { stripVTControlCharacters, styleText } from "node:util";
import type { Problem } from "#model/problem.ts";
import { formatProblems } from "./format-problems.ts";

const anchor: Problem = {
  file: "guides/caching.md",
  line: 41,
  column: 12,
  rule: "dead-anchor",
  severity: "error",
  message: "/concepts/modules/#what-is-a-modul: that page has no such heading.",
  fix: "Did you mean #what-is-a-module?",
};
const warning: Problem = {
  ...anchor,
  line: 50,
  rule: "aside-marker",
  severity: "warning",
  message: "Two\nlines.",
  fix: "Mend.",
};

const formatted = (...of: Parameters<typeof formatProblems>) => stripVTControlCharacters(formatProblems(...of));

test("groups problems by file, each with its place, message and fix", () => {
  const problems = [anchor, warning, { ...anchor, file: "z.md" }];
  assert.equal(
    formatted(problems, { root: "content", pages: 250 }),
    `content/guides/caching.md:41:12  dead-anchor
  /concepts/modules/#what-is-a-modul: that page has no such heading.
  Did you mean #what-is-a-module?
content/guides/caching.md:50:12  aside-marker (warning)
  Two
  lines.
  Mend.

content/z.md:41:12  dead-anchor
  /concepts/modules/#what-is-a-modul: that page has no such heading.
  Did you mean #what-is-a-module?

2 errors, 1 warning in 250 pages`,
  );
});

test("summarizes the problems in the last line", () => {
  const table: [Problem[], number, string][] = [
    [[], 250, "No problems in 250 pages"],
    [[], 1, "No problems in 1 page"],
    [[anchor], 2, "1 error in 2 pages"],
    [[warning, warning], 2, "2 warnings in 2 pages"],
    [[anchor, anchor, anchor, warning], 9, "3 errors, 1 warning in 9 pages"],
    [[anchor], 0, "1 error"],
  ];
  for (const [problems, pages, line] of table) {
    assert.equal(formatted(problems, { root: "content", pages }).split("\n").at(-1), line);
  }
});

test("names the folder for a problem of the folder itself", () => {
  const text = formatted([{ ...anchor, file: "", line: 1, column: 1 }], { root: "./docs/", pages: 0 });
  assert.match(text, /^\.\/docs:1:1 {2}dead-anchor\n/);
});

test("errors are red, and warnings yellow", () => {
  const text = formatProblems([anchor, warning], { root: "content", pages: 1 });
  assert.ok(text.includes(styleText("red", "dead-anchor", { validateStream: false })));
  assert.ok(text.includes(styleText("yellow", "aside-marker (warning)", { validateStream: false })));
});
