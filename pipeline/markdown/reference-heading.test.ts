import assert from "node:assert/strict";
import { test } from "node:test";
import { buildSiteIndex } from "../index/build-site-index.ts";
import { option, referenceOf } from "../test/reference-of.ts";
import { sourcePageOf, withTitle } from "../test/source-page-of.ts";
import { compileArticle } from "./compile-article.ts";

test("puts the facts of an option directly after the heading that names it", () => {
  const page = sourcePageOf("configuration/output.md", withTitle("## output.path\n\nText.\n\n## Templates\n"));
  const index = buildSiteIndex([page], [], { reference: referenceOf([option("output.path")]) });
  const { html } = compileArticle(page, index);
  assert.match(html, /output\.<\/span>path<\/a><\/h2>\s*<dl class="reference">/);
  assert.equal(html.match(/class="reference"/g)?.length, 1);
  assert.doesNotMatch(compileArticle(page, buildSiteIndex([page], [])).html, /reference/);
});
