import assert from "node:assert/strict";
import { test } from "node:test";
import { compilePage } from "../../core/compile/compile-page.ts";
import { SITE_CONFIG } from "../../test/site-config.ts";
import { siteOf, withFacts } from "../../test/source-page-of.ts";
import { HISTORY, HISTORY_OF_PAGES } from "./feature.ts";

test("lists a page's contributors once, also beside a section with that title", () => {
  const { sources, index } = siteOf({
    "a.md": "---\ntitle: A\ncontributors: [ada, grace]\n---\n\n## Contributing\n",
    "b.md": "---\ntitle: B\ncontributors: [ada]\n---\n\n## Contributors\n\nMany.\n",
    "c.md": "---\ntitle: C\n---\n",
  });
  const changed = "2026-01-01";
  const contributors = [{ name: "Ada", handle: "ada" }, { name: "Ken" }];
  const history = new Map(["a.md", "b.md"].map((path) => [path, { changed, contributors }]));
  const known = withFacts(index, (facts) => HISTORY.set(facts, history));
  const plugins = { articles: [], frames: [HISTORY_OF_PAGES.frame ?? assert.fail()] };
  const pages = sources.map((source) => compilePage(source, known, SITE_CONFIG, plugins));
  assert.deepEqual(
    pages.map((page) => page.contributors),
    [[...contributors, { name: "grace", handle: "grace" }], contributors, []],
  );
});
