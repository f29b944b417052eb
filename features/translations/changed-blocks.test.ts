import assert from "node:assert/strict";
import { test } from "node:test";
import { parseMarkdown } from "../../core/markdown/parse-markdown.ts";
import { changedBlocks } from "./changed-blocks.ts";

function changes(before: string, after: string): string[] {
  return changedBlocks(parseMarkdown(before, "md"), parseMarkdown(after, "md")).map((change) =>
    "after" in change ? `${change.kind} ${change.before} ${change.after}` : `${change.kind} ${change.before}`,
  );
}

test("a block whose text changed is found among others that moved", () => {
  assert.deepEqual(changes("a\n\nb\n\nc", "a\n\nb!\n\nc"), ["changed 1 1"]);
  assert.deepEqual(changes("a\n\nb\n\nc", "new\n\na\n\nb!\n\nc"), ["added -1 0", "changed 1 2"]);
});

test("distinguishes added and removed blocks from changed ones", () => {
  assert.deepEqual(changes("a\n\nb\n\nc", "a\n\nc"), ["removed 1"]);
  assert.deepEqual(changes("a\n\nc", "a\n\nb\n\nc\n\nd"), ["added 0 1", "added 1 3"]);
});

test("a change of one list item is a change of the list", () => {
  assert.deepEqual(changes("a\n\n- b\n- c", "a\n\n- b\n- d"), ["changed 1 1"]);
});

test("blocks that only moved to other lines, or whose lines break elsewhere, are the same", () => {
  assert.deepEqual(changes("one two\nthree", "one\ntwo three"), []);
  assert.deepEqual(changes("a\n\nb", "\n\na\n\n\n\nb\n"), []);
});
