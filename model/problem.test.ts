import assert from "node:assert/strict";
import { test } from "node:test";
import { hasErrors, type Problem, sortProblems } from "./problem.ts";

const problem = (file: string, line: number, column: number, rule = "r"): Problem => ({
  file,
  line,
  column,
  rule,
  severity: "warning",
  message: "",
  fix: "",
});

test("sorts problems by file, line, column and rule without changing the given list", () => {
  const given = [
    problem("b.md", 1, 1),
    problem("a.md", 10, 1),
    problem("a.md", 9, 2),
    problem("a.md", 9, 1, "z"),
    problem("a.md", 9, 1, "a"),
  ];
  const sorted = sortProblems(given).map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`);
  assert.deepEqual(sorted, ["a.md:9:1 a", "a.md:9:1 z", "a.md:9:2 r", "a.md:10:1 r", "b.md:1:1 r"]);
  assert.equal(given[0]?.file, "b.md");
});

test("stops a build only for errors", () => {
  assert.equal(hasErrors([]), false);
  assert.equal(hasErrors([problem("a.md", 1, 1)]), false);
  assert.equal(hasErrors([problem("a.md", 1, 1), { ...problem("a.md", 1, 1), severity: "error" }]), true);
});
