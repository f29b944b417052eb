import assert from "node:assert/strict";
import { test } from "node:test";
import { textToCopy } from "./text-to-copy.ts";

test("copies no prompts or output", () => {
  assert.equal(textToCopy("const a = 1;\n", false), "const a = 1;");
  assert.equal(textToCopy("$ npm ci\nadded 3 packages\n$ npm test", true), "npm ci\nnpm test");
  assert.equal(textToCopy("npm ci\nnpm test", true), "npm ci\nnpm test");
  assert.equal(textToCopy("$ is a name", false), "$ is a name");
});
