import assert from "node:assert/strict";
import { test } from "node:test";
import { cellsOfSection, coverOf, cubePaths } from "./cube-cells.ts";

const cellsIn = (path: string) => path.split("M").length - 1;

test("draws each of the twelve cells once, whether it's lit or not", () => {
  for (const lit of [0, 1, 0b1000_0100_0010, 0xfff]) {
    const { top, left, right, off } = cubePaths(lit);
    const bits = lit.toString(2).replaceAll("0", "").length;
    assert.equal(cellsIn(top) + cellsIn(left) + cellsIn(right), bits);
    assert.equal(cellsIn(off), 12 - bits);
  }
});

test("maps the bits of a number to cells of the three faces", () => {
  assert.equal(cellsIn(cubePaths(0b0000_0000_1111).top), 4);
  assert.equal(cellsIn(cubePaths(0b0000_0001_0000).left), 1);
  assert.equal(cellsIn(cubePaths(0b1100_0000_0000).right), 2);
});

test("each section lights different cells, and other pages have the whole cube", () => {
  const sections = ["concepts", "guides", "configuration", "api", "loaders", "plugins", "errors", "migrate"];
  const cells = sections.map(cellsOfSection);
  assert.equal(new Set(cells).size, sections.length);
  for (const other of ["", "blog", "toString"]) assert.equal(cellsOfSection(other), 0xfff);
});

test("a post's cover shows its version and lights the bits of the last number", () => {
  for (const [title, label, lit] of [
    ["Webpack 5.109 to 5.112", "5.109–112", 112],
    ["Webpack 5.108", "5.108", 108],
    ["Roadmap 2026", "2026", 2026],
    ["Webpack 5 release", "5", 5],
    ["A post without a number", "", 0xfff],
  ] as const)
    assert.deepEqual(coverOf(title), { label, lit }, title);
});
