import assert from "node:assert/strict";
import { test } from "node:test";
import type { ContentNode } from "#model/content-node.ts";
import { sourcePageOf } from "../test/source-page-of.ts";
import { buildContentTree, pagesInOrder } from "./build-content-tree.ts";

/** Pages with these values of `sort` (none for undefined) → the paths of the tree's files in its order. */
function orderOf(pages: Record<string, number | undefined>): string[] {
  const sources = Object.entries(pages).map(([path, sort]) =>
    sourcePageOf(path, `---\ntitle: ${path}\n${sort === undefined ? "" : `sort: ${sort}\n`}---\n`),
  );
  return filesOf(buildContentTree(sources));
}

function filesOf(node: ContentNode): string[] {
  return node.type === "file" ? [node.path] : node.children.flatMap(filesOf);
}

test("children are in the order of `sort`; equal values keep the order of file names", () => {
  const table: [Record<string, number | undefined>, string[]][] = [
    [{ "b.md": 1, "a.md": 2 }, ["b.md", "a.md"]],
    [{ "c.md": 1, "a.md": 1, "b.md": 1 }, ["a.md", "b.md", "c.md"]],
    [{ "b.md": undefined, "a.md": undefined }, ["a.md", "b.md"]],
    [{ "none.md": undefined, "late.md": 501, "early.md": 499 }, ["early.md", "none.md", "late.md"]],
    [{ "a.md": 0, "b.md": -1, "c.md": -2 }, ["c.md", "b.md", "a.md"]],
    [{ "a.md": 1.5, "b.md": 1 }, ["b.md", "a.md"]],
    [{ "a.md": 1, "Z.md": 1 }, ["Z.md", "a.md"]],
    [{ "a.md": 10, "b.md": 9 }, ["b.md", "a.md"]],
  ];
  for (const [pages, order] of table) assert.deepEqual(orderOf(pages), order);
});

test("the index page comes first, and its folder stands where it says", () => {
  assert.deepEqual(orderOf({ "a.md": -5, "index.md": 9 }), ["index.md", "a.md"]);
  assert.deepEqual(orderOf({ "s/a.md": 1, "s/index.md": 2, "t/index.md": 1, "u.md": 3 }), [
    "t/index.md",
    "s/index.md",
    "s/a.md",
    "u.md",
  ]);
  // -1 says "first in its folder", and nothing about the folder.
  assert.deepEqual(orderOf({ "s/index.md": -1, "a.md": 1, "z.md": 900 }), ["a.md", "s/index.md", "z.md"]);
  assert.deepEqual(orderOf({ "s/_index.mdx": 7, "s/a.md": 1 }), ["s/_index.mdx", "s/a.md"]);
});

test("dated pages come after the others, the newest first, whatever their `sort`", () => {
  const pages = {
    "old.md": "date: 2020-10-10\nsort: 1",
    "new.md": "date: 2026-06-25\nsort: 9",
    "plain.md": "sort: 500",
  };
  const sources = Object.entries({ ...pages, "index.md": "sort: -1" }).map(([path, lines]) =>
    sourcePageOf(path, `---\ntitle: T\n${lines}\n---\n`),
  );
  assert.deepEqual(filesOf(buildContentTree(sources)), ["index.md", "plain.md", "new.md", "old.md"]);
});

test("a folder counts the bytes below it and has an address", () => {
  const tree = buildContentTree([
    sourcePageOf("a/b/c.md", "---\ntitle: C\n---\n"),
    sourcePageOf("a/d.md", "---\ntitle: D\n---\n\n"),
  ]);
  const [a] = tree.children;
  assert.ok(a?.type === "directory");
  const [b] = a.children.filter((child) => child.type === "directory");
  assert.deepEqual([tree.size, a.size, b?.size], [35, 35, 17]);
  assert.deepEqual([a.path, a.url, b?.path, b?.url], ["a", "/a/", "a/b", "/a/b/"]);
});

test("a file carries what lists of pages show", () => {
  const tree = buildContentTree([
    sourcePageOf("a/b.mdx", "---\ntitle: B\ngroup: G\ncontributors: [x]\nrepo: https://r/\n---\n\n## H\n"),
  ]);
  assert.deepEqual(tree.children[0]?.type === "directory" && tree.children[0].children, [
    {
      type: "file",
      path: "a/b.mdx",
      name: "b.mdx",
      url: "/a/b/",
      size: 67,
      extension: "mdx",
      title: "B",
      sort: 500,
      group: "G",
      anchors: [{ title: "H", id: "h", level: 2 }],
      contributors: ["x"],
      related: [],
      repo: "https://r/",
    },
  ]);
});

test("addresses come in reading order; an empty site has none", () => {
  const sources = ["b.md", "a/x.md", "a/index.md"].map((path) => sourcePageOf(path, "---\ntitle: T\n---\n"));
  assert.deepEqual(pagesInOrder(buildContentTree(sources)), ["/a/", "/a/x/", "/b/"]);
  assert.deepEqual(buildContentTree([]).children, []);
});
