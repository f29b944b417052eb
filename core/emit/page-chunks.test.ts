import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";
import type { ShownPage } from "#model/page.ts";
import { CHUNK_GLOBAL } from "#model/page-map.ts";
import { pageChunkOf, pageChunkScript } from "./page-chunks.ts";

function pageOf(url: string, main: string): ShownPage {
  return { url, title: "Title", anchors: [], main, islands: [] };
}

/** The ids and modules that a browser has after it has run a chunk. */
function run(script: string): { ids: string[]; modules: Map<string, ShownPage> } {
  const global: Record<string, unknown> = {};
  vm.runInNewContext(script, Object.assign(global, { self: global }));
  const pushed = global[CHUNK_GLOBAL];
  assert.ok(Array.isArray(pushed));
  const [ids, functions] = pushed[0];
  const modules = Object.entries<(module: { exports: ShownPage }) => void>(functions).map(([id, define]) => {
    const module = { exports: pageOf("", "") };
    define(module);
    return [id, JSON.parse(JSON.stringify(module.exports))] as const;
  });
  return { ids: [...ids], modules: new Map(modules) };
}

const TEXT = `'quoted' "twice" \\ back\\nslash \u2028 \u2029 \n </script> größe 😀 \${x} \``;

test("running a page's chunk returns the page, whatever its text", () => {
  const page = pageOf("/guide/größe/", TEXT);
  const chunk = pageChunkOf(page.url, "hash");
  const { ids, modules } = run(pageChunkScript(chunk, page));
  assert.deepEqual(ids, [chunk.id]);
  assert.deepEqual([...modules], [[chunk.id, page]]);
});

test("a chunk's file is named after the page's URL and a hash that changes with the page", () => {
  const { path, id, hash } = pageChunkOf("/guide/größe/", "a");
  assert.match(path, /^pages\/guide\/größe\.[\da-f]{10}\.js$/);
  assert.equal(path, `${id}.js`);
  assert.ok(id.endsWith(`.${hash}`));
  assert.equal(pageChunkOf("/guide/größe/", "a").hash, hash);
  assert.notEqual(pageChunkOf("/guide/größe/", "b").hash, hash);
});
