import assert from "node:assert/strict";
import { test } from "node:test";
import { initialsOf } from "./initials.ts";

test("initials are the first letters of the first and last word, or two letters of a single word", () => {
  const cases: [string, string][] = [
    ["Ada Lovelace", "AL"],
    ["Ada King, Countess of Lovelace", "AL"],
    ["sokra", "SO"],
    ["moon-mail.io", "MI"],
    ["émile Zola", "ÉZ"],
    ["X", "X"],
    ["李小龙", "李小"],
    ["— !", ""],
  ];
  for (const [name, initials] of cases) assert.equal(initialsOf(name), initials, name);
});
