import assert from "node:assert/strict";
import { test } from "node:test";
import { findMentions } from "./find-mentions.ts";

const files = [
  { file: "content/a.md", text: "Set `output.html`.\n`output.html.title` is another.\nThe build is done.\n" },
  { file: "content/b.md", text: "The MultiCompiler's\n`hooks.done.tap()` and `done`\n## output.html\n" },
];

test("finds the lines of a name, and not of longer ones", () => {
  assert.deepEqual(findMentions("output.html", files), ["content/a.md:1", "content/b.md:3"]);
  assert.deepEqual(findMentions("output.html.title", files), ["content/a.md:2"]);
  assert.deepEqual(findMentions("output", files), []);
});

test("finds a name with an owner as code, in files that mention the owner", () => {
  assert.deepEqual(findMentions("MultiCompiler done", files), ["content/b.md:2"]);
  assert.deepEqual(findMentions("Compiler missing", files), []);
});
