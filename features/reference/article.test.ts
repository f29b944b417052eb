import assert from "node:assert/strict";
import { test } from "node:test";
import { compileArticle } from "../../core/compile/compile-article.ts";
import { option, referenceOf } from "../../test/reference-of.ts";
import { siteOf, withFacts, withTitle } from "../../test/source-page-of.ts";
import { REFERENCE_ARTICLE } from "./article.ts";
import { REFERENCE } from "./fact.ts";

test("puts the facts of an option directly after the heading that names it", () => {
  const { page, index } = siteOf({ "configuration/output.md": withTitle("## output.path\n\nText.\n\n## Templates\n") });
  const known = withFacts(index, (facts) => REFERENCE.set(facts, referenceOf([option("output.path")])));
  const { html } = compileArticle(page, known, [REFERENCE_ARTICLE]);
  assert.match(html, /output\.<\/span>path<\/a><\/h2>\s*<dl class="reference">/);
  assert.equal(html.match(/class="reference"/g)?.length, 1);
  assert.doesNotMatch(compileArticle(page, index, [REFERENCE_ARTICLE]).html, /reference/);
});
