import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";
import type { Page } from "#model/page.ts";
import { CHUNK_GLOBAL, type PageMap } from "#model/page-map.ts";
import { pageChunks } from "./page-chunks.ts";

function pageOf(url: string, html: string): Page {
  const section = { title: "Section", url: "/section/", groups: [] };
  const lists = { islands: [], anchors: [], breadcrumbs: [], related: [], contributors: [] };
  return { url, title: "Title", description: "", html, section, ...lists, editUrl: "" };
}

/** What a browser has when it has run a chunk: the ids in it, and its modules. */
function run(script: string): { ids: string[]; modules: Map<string, Page> } {
  const global: Record<string, unknown> = {};
  vm.runInNewContext(script, Object.assign(global, { self: global }));
  const pushed = global[CHUNK_GLOBAL];
  assert.ok(Array.isArray(pushed));
  const [ids, functions] = pushed[0];
  const modules = Object.entries<(module: { exports: Page }) => void>(functions).map(([id, define]) => {
    const module = { exports: pageOf("", "") };
    define(module);
    return [id, JSON.parse(JSON.stringify(module.exports))] as const;
  });
  return { ids: [...ids], modules: new Map(modules) };
}

const TEXT = `'quoted' "twice" \\ back\\nslash \u2028 \u2029 \n </script> größe 😀 \${x} \``;

test("a page's chunk gives the page, whatever its text", () => {
  const page = pageOf("/guide/größe/", TEXT);
  const [file] = pageChunks([page], "app");
  const { ids, modules } = run(String(file?.content));
  assert.deepEqual([...modules.keys()], ids);
  assert.deepEqual(modules.get(ids[0] ?? ""), page);
  assert.equal(file?.path, `${ids[0]}.js`);
  assert.match(ids[0] ?? "", /^pages\/guide\/größe\.[\da-f]{10}$/);
});

test("the map names each page's file and the app that the pages are for", () => {
  const files = [...pageChunks([pageOf("/", "home"), pageOf("/guide/", "guide")], "app")];
  const map: PageMap = JSON.parse(String(files.find(({ path }) => path === "page-map.json")?.content));
  assert.equal(map.app, "app");
  assert.deepEqual(Object.keys(map.hashes), ["index", "guide"]);
  assert.deepEqual(
    files.map(({ path }) => path),
    [`pages/index.${map.hashes["index"]}.js`, `pages/guide.${map.hashes["guide"]}.js`, "page-map.json"],
  );
});

test("the name of a page's file changes with its text alone", () => {
  const nameOf = (html: string, app: string) => [...pageChunks([pageOf("/guide/", html)], app)][0]?.path;
  assert.equal(nameOf("a", "1"), nameOf("a", "2"));
  assert.notEqual(nameOf("a", "1"), nameOf("b", "1"));
});
