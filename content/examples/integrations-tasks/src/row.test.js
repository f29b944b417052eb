import assert from "node:assert/strict";
import { test } from "node:test";
import { text } from "./row.ts";

test("a price has two decimals", () => {
  assert.equal(text({ name: "Green tea", cents: 450 }), "Green tea €4.50");
});
