import assert from "node:assert/strict";
import { test } from "node:test";
import { className } from "./class-name.ts";

test("a class is named after its file in development, and by three characters that begin with a letter in production", () => {
  assert.equal(className("development", "site/shell/header.module.css", "title"), "header-title");
  const short = className("production", "site/shell/header.module.css", "title");
  assert.match(short, /^[a-z][\w-]{2}$/i);
  assert.notEqual(className("production", "site/shell/footer.module.css", "title"), short);
  assert.notEqual(className("production", "site/shell/header.module.css", "brand"), short);
});
