import assert from "node:assert/strict";
import { test } from "node:test";
import { SITE_CONFIG } from "../../test/site-config.ts";
import { siteOf } from "../../test/source-page-of.ts";
import { filesOfIndex } from "./files-of-index.ts";

test("makes the files for tools, each redirect's document and the images", () => {
  const { index } = siteOf({
    "blog/a.md": "---\ntitle: A\ndate: 2026-01-02\n---\n![x](./x.png)\n",
    "blog/x.png": Buffer.from("png"),
  });
  const files = filesOfIndex({ ...index, redirects: new Map([["/old/", "/blog/a/"]]) }, SITE_CONFIG);
  assert.deepEqual([...files.keys()].filter((path) => !path.startsWith("assets/")).sort(), [
    "atom.xml",
    "content.json",
    "feed.json",
    "feed.xml",
    "manifest.json",
    "old/index.html",
    "opensearch.xml",
    "redirect.js",
    "robots.txt",
    "sitemap.xml",
  ]);
  assert.match(String(files.get("robots.txt")?.()), /Sitemap: https:\/\/site\.example\/sitemap\.xml/);
  assert.match(String(files.get("old/index.html")?.()), /\/blog\/a\//);
  const image = [...files].find(([path]) => path.endsWith(".png"));
  assert.equal(String(image?.[1]()), "png");
});
