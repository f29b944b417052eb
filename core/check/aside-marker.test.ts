import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { checkAsideMarkers } from "./aside-marker.ts";

const reported = (body: string) => lines(checkAsideMarkers(sourcePageOf("a.md", withTitle(body))));
const warning = (place: string, marker: string) =>
  `${place} warning aside-marker '${marker} ' is text here, because its line continues a paragraph. | Put a blank line above it.`;

test("warns of an aside's marker inside a paragraph", () => {
  const table = [
    ["a\nT> b", [warning("5:1", "T>")]],
    ["a\nW> b\nW> c", [warning("5:1", "W>"), warning("6:1", "W>")]],
    ["a **b**\n?> c", [warning("5:1", "?>")]],
    ["a  \nT> b", [warning("5:1", "T>")]],
    ["- a\n  T> b", [warning("5:3", "T>")]],
    ["T> a\nW> b", [warning("5:4", "W>")]],
  ] as const;
  for (const [body, problems] of table) assert.deepEqual(reported(body), problems, body);
});

test("accepts asides, and markers in code or text", () => {
  for (const body of ["T> a\nT> b", "a\n\nT> b", "a\nAT> b", "a T> b", "```\na\nT> b\n```", "a `\nT> `", "a\nT>b"]) {
    assert.deepEqual(reported(body), [], body);
  }
});
