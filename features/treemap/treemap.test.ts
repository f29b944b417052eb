import assert from "node:assert/strict";
import { test } from "node:test";
import { emittedFiles, treemap } from "./treemap.ts";

const OUTPUT = `$ npx webpack
assets by path js/ 3 KiB
  asset js/main.js 2 KiB [emitted] (name: main)
  asset js/a.js 1 KiB [emitted]
asset main.css 512 bytes [emitted]
./src/index.js 30 bytes [built]
webpack compiled in 100 ms`;

test("reads files and sizes from webpack's output", () => {
  assert.deepEqual(emittedFiles(OUTPUT), [
    { name: "js/main.js", size: 2048, sizeText: "2 KiB" },
    { name: "js/a.js", size: 1024, sizeText: "1 KiB" },
    { name: "main.css", size: 512, sizeText: "512 bytes" },
  ]);
});

test("makes areas proportional to sizes, inside the drawing", () => {
  const [svg] = treemap(emittedFiles(OUTPUT)).children;
  assert.ok(svg?.type === "element");
  assert.equal(svg.properties["ariaLabel"], "Files by size: js/main.js 2 KiB, js/a.js 1 KiB, main.css 512 bytes");
  const areas = svg.children.flatMap((child) => {
    if (child.type !== "element" || child.tagName !== "rect") return [];
    const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(child.properties[name]));
    assert.ok(x !== undefined && y !== undefined && width !== undefined && height !== undefined);
    assert.ok(x >= 0 && y >= 0 && x + width <= 720 && y + height <= 120);
    return (width + 4) * (height + 4);
  });
  assert.equal(areas.length, 3);
  const [largest = 0, second = 0, third = 0] = areas;
  assert.ok(Math.abs(largest / second - 2) < 0.05);
  assert.ok(Math.abs(second / third - 2) < 0.05);
});

test("draws an empty file and a single file", () => {
  for (const files of [
    [{ name: "a.js", size: 0, sizeText: "0 bytes" }],
    [
      { name: "a.js", size: 100, sizeText: "100 bytes" },
      { name: "b.js", size: 0, sizeText: "0 bytes" },
    ],
  ]) {
    const [svg] = treemap(files).children;
    assert.ok(svg?.type === "element");
    assert.ok(!JSON.stringify(svg).includes("null"));
  }
});
