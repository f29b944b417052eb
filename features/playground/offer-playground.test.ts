import assert from "node:assert/strict";
import { test } from "node:test";
import { compileArticle } from "../../core/compile/compile-article.ts";
import { buildSiteIndex } from "../../core/index/build-site-index.ts";
import { sourcePageOf, withFacts } from "../../test/source-page-of.ts";
import { PLAYGROUND_EXAMPLES } from "./fact.ts";
import { PLAYGROUND_ARTICLE } from "./offer-playground.ts";

const FENCES = [
  '```js title="a.js" example="hello"\none\n```',
  '```text output example="hello"\ntwo\n```',
  '```js title="b.js" example="server"\nthree\n```',
].join("\n\n");

function linksOn(paths: readonly string[]): string[] {
  const pages = paths.map((path) => sourcePageOf(path, `---\ntitle: ${path}\n---\n\n${FENCES}\n`));
  const index = withFacts(buildSiteIndex(pages, []), (facts) => PLAYGROUND_EXAMPLES.set(facts, new Set(["hello"])));
  const [page] = pages;
  assert.ok(page);
  return [...compileArticle(page, index, [PLAYGROUND_ARTICLE]).html.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(
    ([, head = ""]) => head,
  );
}

test("the first code of an example that the playground builds has a link in its head", () => {
  assert.deepEqual(linksOn(["a.md", "playground.mdx"]), [
    'a.js<a href="/playground/#example=hello" aria-label="Open in playground: hello">Open in playground</a>',
    "Output",
    "b.js",
  ]);
});

test("a site without the playground's page has no links to it", () => {
  assert.deepEqual(linksOn(["a.md"]), ["a.js", "Output", "b.js"]);
});
