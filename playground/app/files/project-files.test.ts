import assert from "node:assert/strict";
import { test } from "node:test";
import { deleteFile, restoreFile } from "./project-files.ts";

const FILES = new Map([
  ["a.js", "1;"],
  ["toString", "2;"],
  ["c.js", "3;"],
]);

test("a deleted file returns to its place", () => {
  for (const path of FILES.keys()) {
    const { files, deleted } = deleteFile(FILES, path);
    assert.equal(files.size, 2);
    assert.deepEqual([...restoreFile(files, deleted)], [...FILES]);
  }
});

test("a deleted file replaces the text of a new one with its path", () => {
  const { files, deleted } = deleteFile(FILES, "a.js");
  assert.equal(restoreFile(new Map(files).set("a.js", ""), deleted).get("a.js"), "1;");
});
