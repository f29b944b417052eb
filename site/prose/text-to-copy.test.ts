import assert from "node:assert/strict";
import { test } from "node:test";
import { textToCopy } from "./text-to-copy.ts";

const kept = (text: string) => ({ text, removed: false });

test("copies no prompts, removed lines or output", () => {
  assert.equal(textToCopy([kept("const a = 1;"), kept("")], false), "const a = 1;");
  assert.equal(textToCopy([kept("$ npm ci"), kept("added 3 packages"), kept("$ npm test")], true), "npm ci\nnpm test");
  assert.equal(textToCopy([kept("npm ci"), kept("npm test")], true), "npm ci\nnpm test");
  assert.equal(textToCopy([kept("$ is a name")], false), "$ is a name");
  assert.equal(textToCopy([{ text: "old", removed: true }, kept("new"), kept("  rest")], false), "new\n  rest");
});
