import assert from "node:assert/strict";
import { test } from "node:test";
import { siteOf, withTitle } from "../../test/source-page-of.ts";
import { pagesInOrder } from "./build-content-tree.ts";
import { buildSiteIndex } from "./build-site-index.ts";

test("uses the first of two pages with the same URL", () => {
  const { index, sources } = siteOf({ "a.md": withTitle("", "First"), "a/index.md": withTitle("", "Second") });
  assert.equal(sources.length, 2);
  assert.equal(index.pages.get("/a/")?.frontMatter.title, "First");
  assert.equal(index.pages.size, 1);
});

test("sections and their sequence follow the sidebar", () => {
  const { index } = siteOf({
    "about.md": withTitle(""),
    "s/b.md": "---\ntitle: B\nsort: 1\ngroup: G\n---\n",
    "s/a.md": "---\ntitle: A\nsort: 2\n---\n",
    "s/index.md": withTitle("", "S"),
  });
  assert.deepEqual([...index.sections.keys()].sort(), ["", "s"]);
  assert.equal(index.sections.get("s")?.title, "S");
  assert.deepEqual([...index.sectionNames.values()].sort(), ["", "s", "s", "s"]);
  assert.deepEqual(
    index.sequence.get("s")?.map((page) => page.url),
    ["/s/", "/s/a/", "/s/b/"],
  );
});

test("links may lead to an unlisted page, but no list contains it", () => {
  const { index } = siteOf({
    "index.md": withTitle(""),
    "hidden.md": "---\ntitle: Hidden\nunlisted: true\n---\n## A\n",
  });
  assert.deepEqual([...index.pages.keys()].sort(), ["/", "/hidden/"]);
  assert.deepEqual([...index.ids("/hidden/")], ["a"]);
  assert.deepEqual(pagesInOrder(index.tree), ["/", "/printable/"]);
  assert.deepEqual(
    index.sections.get("")?.groups.flatMap(({ links }) => links.map(({ url }) => url)),
    ["/"],
  );
});

test("knows every id that a link may name", () => {
  const body =
    '## A\n\n#### Deep {#d}\n\n<div id="raw"></div> <a name="old"></a>\n\n<!-- <p id="no"> -->\n\nx[^n]\n\n[^n]: y\n';
  const { index } = siteOf({
    "a.md": withTitle(body),
    "b.mdx": withTitle('<section id="jsx">\n\nx <b id={"json"}>y</b> <b id={run}>z</b>\n\n</section>\n'),
  });
  assert.deepEqual([...index.ids("/a/")], ["a", "d", "raw", "old", "fn-n"]);
  assert.deepEqual([...index.ids("/b/")], ["jsx", "json"]);
});

test("an image's URL contains a hash of its content", () => {
  const { index } = siteOf({ "a.md": withTitle(""), "x/a.svg": '<svg viewBox="0 0 3 2"></svg>', "x/b.svg": "broken" });
  const a = index.assets.get("x/a.svg");
  assert.match(a?.url ?? "", /^\/assets\/a\.[\da-f]{8}\.svg$/);
  assert.deepEqual([a?.size, index.assets.get("x/b.svg")?.size], [{ width: 3, height: 2 }, undefined]);
});

test("accepts circular links and a site without pages", () => {
  const { index } = siteOf({ "a.md": withTitle("[b](/b/)"), "b.md": withTitle("[a](/a/) [b](/b/)") });
  assert.equal(index.pages.size, 2);
  assert.equal(buildSiteIndex([], []).pages.size, 0);
});
