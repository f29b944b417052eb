import assert from "node:assert/strict";
import { test } from "node:test";
import type { Problem } from "#model/problem.ts";
import { formatAnnotations } from "./format-annotations.ts";

const problem: Problem = {
  file: "a, b:c%.md",
  line: 4,
  column: 2,
  rule: "dead-link",
  severity: "error",
  message: "50% a:\r\nb",
  fix: "Mend, it.",
};

test("writes each problem as one line that GitHub understands", () => {
  assert.equal(
    formatAnnotations([problem, { ...problem, file: "d.md", severity: "warning", message: "m" }], "content"),
    "::error file=content/a%2C b%3Ac%25.md,line=4,col=2,title=dead-link::50%25 a:%0D%0Ab%0AMend, it.\n" +
      "::warning file=content/d.md,line=4,col=2,title=dead-link::m%0AMend, it.",
  );
  assert.equal(formatAnnotations([], "content"), "");
});
