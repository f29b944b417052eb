import assert from "node:assert/strict";
import { test } from "node:test";
import { className } from "./class-name.ts";

test("a class is named after its file", () => {
  assert.equal(className("site/shell/header.module.css", "title"), "header-title");
});
