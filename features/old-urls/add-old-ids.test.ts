import assert from "node:assert/strict";
import { test } from "node:test";
import { compileArticle } from "../../core/compile/compile-article.ts";
import { siteOf, withFacts } from "../../test/source-page-of.ts";
import { OLD_IDS_ARTICLE } from "./add-old-ids.ts";
import { buildOldIds } from "./build-old-ids.ts";
import { OLD_IDS } from "./fact.ts";

test("adds an old id to the heading that it leads to, and a link after the first paragraph if that's on another page", () => {
  const { index, page } = siteOf({
    "concepts/output.md":
      '---\ntitle: Output\n---\nText.\n\n## Usage\n\n<a id="part"></a>\n\n| <a id="cell"></a>A | B |\n| --- | --- |\n',
    "concepts/loaders.md": "---\ntitle: Loaders\n---\n## Order\n",
  });
  const oldIds = buildOldIds({
    "/concepts/output/": {
      advanced: "usage",
      "older-part": "part",
      "older-cell": "cell",
      all: "/concepts/output/",
      chain: "/concepts/loaders/#order",
      loaders: "/concepts/loaders/",
    },
  });
  const { html } = compileArticle(
    page,
    withFacts(index, (facts) => OLD_IDS.set(facts, oldIds)),
    [OLD_IDS_ARTICLE],
  );
  assert.match(html, /<p><span id="all"><\/span>Text\.<\/p>/);
  assert.match(html, /<h2 id="usage"><span id="advanced"><\/span><a href="#usage">Usage<\/a><\/h2>/);
  assert.match(html, /<span id="older-part"><\/span><a id="part"><\/a>/);
  assert.match(html, /<span id="older-cell"><\/span><a id="cell"><\/a>A/);
  assert.match(
    html,
    /<div class="moved"><span>[^<]+<\/span><a id="chain" href="\/concepts\/loaders\/#order">Order<\/a>/,
  );
  assert.match(html, /<a id="loaders" href="\/concepts\/loaders\/">Loaders<\/a><\/div>/);
});
