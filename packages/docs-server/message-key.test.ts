import assert from "node:assert/strict";
import { test } from "node:test";
import { messageKey, sameWords } from "./message-key.ts";

test("a message's key has no names, paths or numbers", () => {
  for (const [message, key] of [
    ["Module not found: Error: Can't resolve './a.js' in '/src'", "module not found can't resolve"],
    ["ERROR in ./src/index.js 1:0-22", ""],
    ['Cannot find module "C:\\\\a\\\\b.js" from C:\\app\\x.js', "cannot find module from"],
    ["asset size limit (244 KiB)", "asset size limit kib"],
  ] as const) {
    assert.equal(messageKey(message), key);
  }
});

test("messages are the same when one contains the other's words, three at least", () => {
  assert.equal(sameWords("module not found", "error module not found error can't resolve in"), 3);
  assert.equal(sameWords("error in module not found in", "module not found"), 3);
  assert.equal(sameWords("not found", "module not found"), 0);
  assert.equal(sameWords("module not foun", "module not found"), 0);
});
