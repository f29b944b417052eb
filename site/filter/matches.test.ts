import assert from "node:assert/strict";
import { test } from "node:test";
import { matches } from "./matches.ts";

test("a filter matches if each of its words is in one of the texts", () => {
  assert.equal(matches("", ["a"]), true);
  assert.equal(matches("LOADER css", ["webpack-contrib/css-loader", "Turns CSS into modules"]), true);
  assert.equal(matches("loader sass", ["css-loader"]), false);
});
