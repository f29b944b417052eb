import assert from "node:assert/strict";
import { test } from "node:test";
import { buildSiteIndex } from "../../core/index/build-site-index.ts";
import { siteOf, withFacts } from "../../test/source-page-of.ts";
import { HISTORY } from "../history/feature.ts";
import { sitemap } from "./sitemap.ts";

const PAGE = "---\ntitle: Title\n---\n";

test("the sitemap lists every page that isn't unlisted, escaped for URLs and for XML", () => {
  const paths = ["index", "guides/größe", "a&b", "it's"];
  const pages = Object.fromEntries(paths.map((path) => [`${path}.md`, PAGE]));
  const { index } = siteOf({ ...pages, "hidden.md": "---\ntitle: Hidden\nunlisted: true\n---\n" });
  const xml = sitemap(index, "https://docs.example/a&b<");
  assert.deepEqual(
    Array.from(xml.matchAll(/<loc>https:\/\/docs\.example\/a&amp;b&lt;(.*?)<\/loc>/g), ([, path]) => path).sort(),
    ["/", "/a&amp;b/", "/guides/gr%C3%B6%C3%9Fe/", "/it&apos;s/"],
  );
  assert.ok(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/'), xml);
});

test("a page's date comes from its last commit, or else from its front matter", () => {
  const { sources } = siteOf({
    "blog/changed.md": "---\ntitle: Changed\ndate: 2020-10-10\n---\n",
    "blog/dated.md": "---\ntitle: Dated\ndate: 2020-10-11\n---\n",
    "new.md": PAGE,
  });
  const history = new Map([["blog/changed.md", { changed: "2026-01-02", contributors: [] }]]);
  const xml = sitemap(
    withFacts(buildSiteIndex(sources, []), (facts) => HISTORY.set(facts, history)),
    "https://docs.example",
  );
  assert.deepEqual(
    Array.from(xml.matchAll(/example\/(\S*)<\/loc>(?:<lastmod>(.*?)<)?/g), ([, path, day]) => [path, day]),
    [
      ["blog/changed/", "2026-01-02"],
      ["blog/dated/", "2020-10-11"],
      ["new/", undefined],
    ],
  );
});
