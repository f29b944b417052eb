import assert from "node:assert/strict";
import { test } from "node:test";
import { type Difference, firstDifference } from "./first-difference.ts";

test("compares whole texts without blanks at the ends of lines", () => {
  const table: [string, string, Difference | undefined][] = [
    ["a\nb", "a\nb\n", undefined],
    ["a  \nb", "a\r\nb\t\r\n\r\n", undefined],
    ["", "\n", undefined],
    ["a\nc", "a\nb", { line: 2, found: "c", expected: "b" }],
    ["a", "a\nb", { line: 2, expected: "b" }],
    ["a\nb", "a", { line: 2, found: "b" }],
    ["  a", "a", { line: 1, found: "  a", expected: "a" }],
    ["b", "a\nb", { line: 1, found: "b", expected: "a" }],
  ];
  for (const [quotation, original, difference] of table) {
    assert.deepEqual(firstDifference(quotation, original, "whole"), difference, quotation);
  }
});

test("finds consecutive lines with or without their common indentation", () => {
  const original = "function a() {\n  if (b) {\n\n    c();\n  }\n}\n";
  const table: [string, Difference | undefined][] = [
    ["  if (b) {\n\n    c();", undefined],
    ["if (b) {\n\n  c();\n}", undefined],
    ["c();", undefined],
    ["  }\n}", undefined],
    [original, undefined],
    ["if (b) {\n\n  d();\n}", { line: 3, found: "  d();", expected: "    c();" }],
    ["if (b) {\n  c();", { line: 2, found: "  c();", expected: "" }],
    ["}\n}\nmore", { line: 2, found: "}" }],
    ["nothing like it", { line: 1, found: "nothing like it" }],
    ["  }\n}\nmore", { line: 3, found: "more" }],
    ["if (", { line: 1, found: "if (" }],
  ];
  for (const [quotation, difference] of table) {
    assert.deepEqual(firstDifference(quotation, original, "run"), difference, quotation);
  }
});
