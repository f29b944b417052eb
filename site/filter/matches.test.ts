import assert from "node:assert/strict";
import { test } from "node:test";
import { matches } from "./matches.ts";

test("a filter matches when all its words are somewhere", () => {
  assert.equal(matches("", ["a"]), true);
  assert.equal(matches("LOADER css", ["webpack-contrib/css-loader", "Turns CSS into modules"]), true);
  assert.equal(matches("loader sass", ["css-loader"]), false);
});
