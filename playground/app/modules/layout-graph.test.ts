import assert from "node:assert/strict";
import { test } from "node:test";
import type { ModuleFacts } from "../../protocol.ts";
import { BOX, layoutGraph } from "./layout-graph.ts";

function moduleOf(id: string, importers: readonly string[] = [], isEntry = importers.length === 0): ModuleFacts {
  return {
    id,
    name: `./${id}.js`,
    size: 1,
    isEntry,
    importers: importers.map((importer) => ({ id: importer, isActive: true })),
    usedExports: null,
    providedExports: null,
    state: "kept",
    bailouts: [],
  };
}

const rowsOf = (modules: readonly ModuleFacts[], width = 1000) => {
  const { nodes } = layoutGraph(modules, width);
  const rows = Map.groupBy(nodes, ({ y }) => y);
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.map(({ module }) => module.id).join(" "));
};

test("places modules in rows by their distance from the entry, near their importers", () => {
  const modules = [moduleOf("index"), moduleOf("z", ["b"]), moduleOf("a", ["index"]), moduleOf("b", ["index"])];
  assert.deepEqual(rowsOf([...modules, moduleOf("y", ["a"])]), ["index", "a b", "y z"]);
});

test("places circular modules once, even if no entry leads to them", () => {
  assert.deepEqual(rowsOf([moduleOf("index"), moduleOf("a", ["index", "b"]), moduleOf("b", ["a"])]), [
    "index",
    "a",
    "b",
  ]);
  assert.deepEqual(rowsOf([moduleOf("a", ["b"]), moduleOf("b", ["a"])]), ["a", "b"]);
  assert.deepEqual(rowsOf([moduleOf("index", ["index"], true)]), ["index"]);
});

test("boxes fit a screen of any width and don't overlap", () => {
  const modules = [moduleOf("index"), ...Array.from({ length: 30 }, (_, n) => moduleOf(`m${n}`, ["index"]))];
  for (const width of [280, 390, 820, 1440]) {
    const { nodes, height } = layoutGraph(modules, width);
    for (const { x, y } of nodes) assert.ok(x >= 0 && x + BOX.width <= width && y + BOX.height <= height, `${width}`);
    assert.equal(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size, modules.length);
  }
});

test("draws an edge per import, except from hidden importers", () => {
  const { edges } = layoutGraph([moduleOf("index"), moduleOf("a", ["index", "elsewhere"])], 400);
  assert.deepEqual(
    edges.map(({ from, to }) => `${from} ${to}`),
    ["index a"],
  );
});

test("draws nothing for an empty build", () => {
  assert.deepEqual(layoutGraph([], 400), { width: 400, height: 0, nodes: [], edges: [] });
});

test("routes a line around the boxes between its ends, because it would seem to start at a box that it passes behind", () => {
  const modules = [moduleOf("index"), ...["a", "b", "c", "d"].map((id) => moduleOf(id, ["index"]))];
  for (const width of [280, 390]) {
    const { nodes, edges } = layoutGraph(modules, width);
    const last = nodes.findLast(({ module }) => module.id === "d");
    const path = edges.find(({ to }) => to === "d")?.path ?? "";
    const lane = Number(/^M[\d.]+ [\d.]+V[\d.]+H([\d.]+)V[\d.]+H[\d.]+V[\d.]+$/.exec(path)?.[1]);
    const between = nodes.filter(({ y }) => y > 0 && y < (last?.y ?? 0));
    assert.ok(
      between.length > 0 && between.every(({ x }) => x + BOX.width < lane) && lane < width,
      `${width}: ${path}`,
    );
  }
});
