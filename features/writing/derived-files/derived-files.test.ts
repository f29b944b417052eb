import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { derivedFiles } from "./derived-files.ts";

for (const { path, content } of derivedFiles()) {
  test(`${path} repeats what the code declares`, () => {
    assert.equal(readFileSync(path, "utf8"), content, "Run npm run check -- --update and commit the result.");
  });
}
