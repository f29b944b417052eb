import assert from "node:assert/strict";
import { test } from "node:test";
import { buildAnchors } from "./build-anchors.ts";

const headings = (...depths: number[]) =>
  depths.map((depth, index) => ({ title: `T${index}`, id: `t${index}`, depth, place: { line: 1, column: 1 } }));

/** 't0(t1 t2) t3' */
function shown(anchors: ReturnType<typeof buildAnchors>): string {
  return anchors.map(({ id, children }) => (children === undefined ? id : `${id}(${shown(children)})`)).join(" ");
}

test("nests headings below the nearest higher one, down to level 3", () => {
  const table: [number[], string][] = [
    [[], ""],
    [[2, 3, 3, 2], "t0(t1 t2) t3"],
    [[1, 2, 3], "t0(t1(t2))"],
    [[3, 2, 3], "t0 t1(t2)"],
    [[2, 4, 5, 3], "t0(t3)"],
    [[1, 3, 2], "t0(t1 t2)"],
  ];
  for (const [depths, anchors] of table) assert.equal(shown(buildAnchors(headings(...depths))), anchors, depths.join());
});
