import assert from "node:assert/strict";
import { test } from "node:test";
import { SITE_CONFIG } from "../../test/site-config.ts";
import { siteOf, withTitle } from "../../test/source-page-of.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openCache } from "../cache/step-cache.ts";
import { compilePage } from "./compile-page.ts";
import { compilePages } from "./compile-pages.ts";
import { hashOfPage, wholePage } from "./compiled-page.ts";

const folder = temporaryFolder();

const FILES = {
  "guides/a.md": withTitle("## One\n\nText. [B](/guides/b/#two) [C](/guides/c/) ![x](x.png)\n", "A"),
  "guides/b.md": withTitle("## Two\n\nText.\n", "B"),
  "concepts/d.md": withTitle("Text.\n", "D"),
};

/**
 * Compiles a site after changing FILES, and returns the pages whose article changed and those where anything changed.
 */
function afterEdit(changes: Record<string, string | Buffer>) {
  const run = (files: Record<string, string | Buffer>) => {
    const { index } = siteOf(files);
    const pages = compilePages(index, SITE_CONFIG, undefined, openCache(folder));
    for (const page of pages) {
      const source = index.pages.get(page.url);
      assert.deepEqual(wholePage(page), source && compilePage(source, index, SITE_CONFIG));
    }
    return new Map(pages.map((page) => [page.url, { article: page.article.hash, page: hashOfPage(page) }]));
  };
  const before = run(FILES);
  const changed = [...run({ ...FILES, ...changes })];
  return {
    articles: changed.filter(([url, { article }]) => before.get(url)?.article !== article).map(([url]) => url),
    pages: changed.filter(([url, { page }]) => before.get(url)?.page !== page).map(([url]) => url),
  };
}

test("changes only the page of an edited sentence or heading", () => {
  for (const text of ["## Two\n\nOther text.\n", "## Second\n\nText.\n"]) {
    const own = ["/guides/b/"];
    assert.deepEqual(afterEdit({ "guides/b.md": withTitle(text, "B") }), { articles: own, pages: own });
  }
});

test("changes the pages whose sidebar shows an edited title, but no other article", () => {
  const { articles, pages } = afterEdit({ "guides/b.md": withTitle("## Two\n\nText.\n", "Other") });
  assert.deepEqual(articles, []);
  assert.deepEqual(pages, ["/guides/a/", "/guides/b/"]);
});

test("changes the articles that name a new page or image", () => {
  const link = afterEdit({ "guides/c/index.md": withTitle("Text.\n", "C") });
  assert.deepEqual(link.articles, ["/guides/c/"]);
  const image = afterEdit({ "guides/x.png": Buffer.from("x") });
  assert.deepEqual(image, { articles: ["/guides/a/"], pages: ["/guides/a/"] });
});
