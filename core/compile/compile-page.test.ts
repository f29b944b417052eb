import assert from "node:assert/strict";
import { test } from "node:test";
import { SITE_CONFIG } from "../../test/site-config.ts";
import { siteOf } from "../../test/source-page-of.ts";
import { compilePage } from "./compile-page.ts";

test("lists the dated pages on the index page of their section, the newest first", () => {
  const { sources, index } = siteOf({
    "blog/index.md": "---\ntitle: Blog\nsort: -1\n---\n",
    "blog/old.md": "---\ntitle: Old\ndate: 2020-10-10\n---\n",
    "blog/new.md": "---\ntitle: New\ndate: 2026-06-25\ndescription: What is new.\n---\n",
    "blog/about.md": "---\ntitle: About\n---\n",
    "guides/index.md": "---\ntitle: Guides\n---\n",
  });
  const pages = sources.map((source) => compilePage(source, index, SITE_CONFIG));
  assert.deepEqual(
    pages.map((page) => page.posts),
    [
      [
        { title: "New", url: "/blog/new/", date: "2026-06-25", teaser: "What is new." },
        { title: "Old", url: "/blog/old/", date: "2020-10-10", teaser: "" },
      ],
      undefined,
      undefined,
      undefined,
      undefined,
    ],
  );
});
