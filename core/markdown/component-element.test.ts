import assert from "node:assert/strict";
import { test } from "node:test";
import { expressionText, literalOf } from "./component-element.ts";

test("accepts JSON and quoted text as values, but nothing that has to run", () => {
  const table: [string, { value: unknown } | undefined][] = [
    ["1", { value: 1 }],
    [' { "a": [true, null] } ', { value: { a: [true, null] } }],
    ['"a"', { value: "a" }],
    ["'a b'", { value: "a b" }],
    ["`a\nb`", { value: "a\nb" }],
    ["null", { value: null }],
    ["`a${b}`", undefined],
    ["'a\\'b'", undefined],
    ["'a' + 'b'", undefined],
    ["a", undefined],
    ["{ a: 1 }", undefined],
    ["() => 1", undefined],
    ["", undefined],
  ];
  for (const [expression, value] of table) assert.deepEqual(literalOf(expression), value, expression);
});

test("shows an expression's text or number", () => {
  const table = [
    ['"a"', "a"],
    ["1.5", "1.5"],
    ["/* a */", ""],
    ["[1]", ""],
    ["a", ""],
  ] as const;
  for (const [expression, text] of table) assert.equal(expressionText(expression), text, expression);
});
