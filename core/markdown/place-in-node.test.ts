import assert from "node:assert/strict";
import { test } from "node:test";
import type { Html } from "mdast";
import { placeInNode } from "./place-in-node.ts";

test("counts a place inside a node's text from the start of the node", () => {
  const node: Html = {
    type: "html",
    value: "ab\ncd\n",
    position: { start: { line: 3, column: 5 }, end: { line: 5, column: 1 } },
  };
  const table = [
    [0, 3, 5],
    [1, 3, 6],
    [3, 4, 1],
    [4, 4, 2],
    [6, 5, 1],
  ] as const;
  for (const [offset, line, column] of table) assert.deepEqual(placeInNode(node, offset), { line, column });
});
