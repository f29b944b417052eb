import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { SITE_CONFIG } from "../../test/site-config.ts";
import { siteOf } from "../../test/source-page-of.ts";
import { feeds } from "./feeds.ts";

const NEW = "https://site.example/blog/new/";
const OLD = "https://site.example/blog/old/";

async function feedsOf(files: Record<string, string>): Promise<Map<string, string>> {
  const made = feeds(siteOf(files).index, SITE_CONFIG).map(
    async ([path, make]) => [path, String(await make())] as const,
  );
  return new Map(await Promise.all(made));
}

suite("the feeds list the dated pages, newest first, and no others", async () => {
  const files = await feedsOf({
    "blog/index.md": "---\ntitle: Blog\ndescription: All posts.\n---\n",
    "blog/old.md": '---\ntitle: "Old & < new"\ndate: 2020-10-10\ndescription: First.\n---\n',
    "blog/new.md": "---\ntitle: New\ndate: 2026-01-02\n---\n",
    "concepts/output.md": "---\ntitle: Output\n---\n",
  });

  test("writes dated pages as RSS", () => {
    const { title, link, description, lastBuildDate, items = [] } = parseRssFeed(files.get("feed.xml") ?? "");
    assert.deepEqual([title, link, description], ["webpack Blog", "https://site.example/blog/", "All posts."]);
    assert.equal(lastBuildDate, "Fri, 02 Jan 2026 00:00:00 GMT");
    assert.deepEqual(
      items.map((item) => [item.title, item.link, item.guid, item.pubDate]),
      [
        ["New", NEW, { value: NEW, isPermaLink: true }, "Fri, 02 Jan 2026 00:00:00 GMT"],
        ["Old & < new", OLD, { value: OLD, isPermaLink: true }, "Sat, 10 Oct 2020 00:00:00 GMT"],
      ],
    );
  });

  test("writes dated pages as Atom", () => {
    const { id, updated, links = [], entries = [] } = parseAtomFeed(files.get("atom.xml") ?? "");
    assert.deepEqual([id, updated], ["https://site.example/blog/", "2026-01-02T00:00:00.000Z"]);
    assert.ok(links.some(({ rel, href }) => rel === "self" && href === "https://site.example/atom.xml"));
    assert.deepEqual(
      entries.map((entry) => [entry.title?.value, entry.id, entry.updated]),
      [
        ["New", NEW, "2026-01-02T00:00:00.000Z"],
        ["Old & < new", OLD, "2020-10-10T00:00:00.000Z"],
      ],
    );
  });

  test("writes dated pages as JSON Feed", () => {
    const { title, items = [] } = parseJsonFeed(files.get("feed.json") ?? "");
    assert.equal(title, "webpack Blog");
    assert.deepEqual(
      items.map((item) => [item.title, item.id, item.date_published]),
      [
        ["New", NEW, "2026-01-02T00:00:00.000Z"],
        ["Old & < new", OLD, "2020-10-10T00:00:00.000Z"],
      ],
    );
  });
});

test("a site without dated pages has no feeds", async () => {
  assert.equal((await feedsOf({ "index.md": "---\ntitle: Home\n---\n" })).size, 0);
});
