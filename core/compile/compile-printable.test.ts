import assert from "node:assert/strict";
import { test } from "node:test";
import { SITE_CONFIG } from "../../test/site-config.ts";
import { siteOf, withTitle } from "../../test/source-page-of.ts";
import { compilePages } from "./compile-pages.ts";
import { compilePrintables } from "./compile-printable.ts";

function printablesOf(files: Record<string, string>) {
  const pages = compilePages(siteOf(files).index, SITE_CONFIG);
  return compilePrintables(pages).map(({ url, title, article }) => {
    const { html, islands } = article.value();
    return { url, title, html: html.replaceAll("\n", ""), islands };
  });
}

test("combines all pages of a section in order, with unique ids and with anchors as links between them", () => {
  const [printable, ...others] = printablesOf({
    "concepts/output.md": withTitle("## Usage\n\n[G](/guides/)\n", "Output"),
    "concepts/index.md": withTitle("[U](/concepts/output/#usage) [O](output.md)\n", "Concepts"),
    "else/a.md": withTitle("x\n"),
  });
  assert.equal(others.length, 0);
  assert.deepEqual([printable?.url, printable?.title], ["/concepts/printable/", "Combined printable page"]);
  assert.equal(
    printable?.html,
    '<ol><li><a href="#concepts">Concepts</a></li><li><a href="#concepts-output">Output</a></li></ol>' +
      '<section class="printable-page"><h2 id="concepts">Concepts</h2>' +
      '<p><a href="#concepts-output--usage">U</a> <a href="#concepts-output">O</a></p></section>' +
      '<section class="printable-page"><h2 id="concepts-output">Output</h2>' +
      '<h3 id="concepts-output--usage"><a href="#concepts-output--usage">Usage</a></h3><p><a href="/guides/">G</a></p></section>',
  );
});

test("combines the pages at the top, the home page first", () => {
  const [printable] = printablesOf({
    "glossary.md": withTitle("[Home](/)\n", "Glossary"),
    "index.md": withTitle("[B](/glossary/#b)\n", "webpack"),
  });
  assert.equal(printable?.url, "/printable/");
  assert.equal(
    printable.html,
    '<ol><li><a href="#home">webpack</a></li><li><a href="#glossary">Glossary</a></li></ol>' +
      '<section class="printable-page"><h2 id="home">webpack</h2><p><a href="#glossary--b">B</a></p></section>' +
      '<section class="printable-page"><h2 id="glossary">Glossary</h2><p><a href="#home">Home</a></p></section>',
  );
});

test("numbers the components of all pages, and shows those with text as their text", () => {
  const [printable] = printablesOf({
    "concepts/index.mdx": withTitle("\n<Hero>\nWords.\n</Hero>\n\n<FlagTable />\n"),
    "concepts/output.mdx": withTitle("\n<VoteTopics />\n"),
  });
  assert.deepEqual(
    printable?.islands.map(({ component }) => component),
    ["FlagTable", "VoteTopics"],
  );
  assert.match(printable.html, /<div><p>Words\.<\/p><\/div><div data-island="0"><\/div>/);
  assert.match(printable.html, /<div data-island="1"><\/div>/);
});
