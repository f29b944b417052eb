import assert from "node:assert/strict";
import { test } from "node:test";
import type { ContentNode } from "#model/content-node.ts";
import { sourcePageOf, withTitle } from "../../test/source-page-of.ts";
import { buildContentTree, pagesInOrder } from "./build-content-tree.ts";

/** Pages with these values of `sort` (none for undefined) → the paths of the tree's files in its order. */
function orderOf(pages: Record<string, number | undefined>): string[] {
  const sources = Object.entries(pages).map(([path, sort]) =>
    sourcePageOf(path, `---\ntitle: ${path}\n${sort === undefined ? "" : `sort: ${sort}\n`}---\n`),
  );
  return filesOf(buildContentTree(sources));
}

const pagesAt = (...paths: string[]) => paths.map((path) => sourcePageOf(path, withTitle("")));

function nodeAt(tree: ContentNode, url: string): ContentNode | undefined {
  if (tree.url === url && tree.type === "file") return tree;
  return tree.type === "file" ? undefined : tree.children.map((child) => nodeAt(child, url)).find((node) => node);
}

/** Paths of the files that exist: the printable page is combined by the build. */
function filesOf(node: ContentNode): string[] {
  if (node.type === "file") return node.name === "printable.md" ? [] : [node.path];
  return node.children.flatMap(filesOf);
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

test("the index page comes first, and its folder takes its order", () => {
  assert.deepEqual(orderOf({ "a.md": -5, "index.md": 9 }), ["index.md", "a.md"]);
  assert.deepEqual(orderOf({ "s/a.md": 1, "s/index.md": 2, "t/index.md": 1, "u.md": 3 }), [
    "t/index.md",
    "s/index.md",
    "s/a.md",
    "u.md",
  ]);
  // -1 only means "first in its folder"; it doesn't move the folder.
  assert.deepEqual(orderOf({ "s/index.md": -1, "a.md": 1, "z.md": 900 }), ["a.md", "s/index.md", "z.md"]);
  assert.deepEqual(orderOf({ "s/_index.mdx": 7, "s/a.md": 1 }), ["s/_index.mdx", "s/a.md"]);
});

test("dated pages come after the others, the newest first, whatever their `sort`", () => {
  const dated = [
    sourcePageOf("old.md", "---\ntitle: T\ndate: 2020-10-10\nsort: 1\n---\n"),
    sourcePageOf("new.md", "---\ntitle: T\ndate: 2026-06-25\nsort: 9\n---\n"),
  ];
  const tree = buildContentTree([...dated, ...pagesAt("index.md", "plain.md")]);
  assert.deepEqual(filesOf(tree), ["index.md", "plain.md", "new.md", "old.md"]);
});

test("a folder has a URL and the size of all files below it", () => {
  const tree = buildContentTree(pagesAt("a/b/c.md", "a/d.md"));
  const [a] = tree.children;
  assert.ok(a?.type === "directory");
  const [b] = a.children.filter((child) => child.type === "directory");
  assert.deepEqual([tree.size, a.size, b?.size], [42, 42, 21]);
  assert.deepEqual([a.path, a.url, b?.path, b?.url], ["a", "/a/", "a/b", "/a/b/"]);
});

test("a file node has everything that lists of pages show", () => {
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

test("lists URLs in reading order, and none for an empty site", () => {
  assert.deepEqual(pagesInOrder(buildContentTree(pagesAt("b.md", "a/x.md", "a/index.md"))), ["/a/", "/a/x/", "/b/"]);
  assert.deepEqual(buildContentTree([]).children, []);
});

test("the printable page is the last node of its section, with sort 999", () => {
  const dated = sourcePageOf("blog/2020-10-10-a.md", "---\ntitle: T\ndate: 2020-10-10\n---\n");
  const tree = buildContentTree([dated, ...pagesAt("index.md", "blog/index.md", "else/a.md", "guides/x/y.md")]);
  for (const url of ["/printable/", "/blog/printable/", "/guides/printable/"]) {
    const node = nodeAt(tree, url);
    assert.deepEqual(node?.type === "file" && [node.title, node.sort, node.size], ["Printable", 999, 0], url);
  }
  assert.equal(pagesInOrder(tree).at(-1), "/printable/");
  assert.deepEqual(
    pagesInOrder(tree).filter((url) => url.startsWith("/blog/")),
    ["/blog/", "/blog/2020-10-10-a/", "/blog/printable/"],
  );
  assert.equal(nodeAt(tree, "/else/printable/"), undefined);
});

test("a site without an index page has no printable page at its top, and a written one isn't repeated", () => {
  const tree = buildContentTree(pagesAt("a.md", "api/printable.md"));
  assert.equal(nodeAt(tree, "/printable/"), undefined);
  assert.equal(pagesInOrder(tree).filter((url) => url === "/api/printable/").length, 1);
});
