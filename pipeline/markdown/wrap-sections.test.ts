import assert from "node:assert/strict";
import { test } from "node:test";
import { siteOf, withTitle } from "../test/source-page-of.ts";
import { compileArticle } from "./compile-article.ts";

const LONG = "*a* ".repeat(1000);
/** As tall as a window. */
const TALL = "Tall. ".repeat(600);

/** Returns the article of a page without anything but its sections. */
function htmlOf(body: string): string {
  const { page, index } = siteOf({ "guides/a.md": withTitle(`${LONG}\n\n${body}`) });
  const { html } = compileArticle(page, index);
  return html
    .slice(html.indexOf("</p>") + 4)
    .replace(/ id="[^"]*"| class="rows-\d+"|\n|<\/?a\b[^>]*>|(?:Tall\. ?){9,}/g, "");
}

test("makes no sections in a short article", () => {
  const { page, index } = siteOf({ "guides/a.md": withTitle("## A\n\n## B\n") });
  assert.doesNotMatch(compileArticle(page, index).html, /rows-/);
});

test("starts a section at each heading a window's height below the one before", () => {
  assert.equal(
    htmlOf(`Before.\n\n## A\n\nOne.\n\n### B\n\n${TALL}\n\n#### C\n\nThree.\n\n## D\n\n${TALL}\n\n### E\n`),
    "<p>Before.</p><div><h2>A</h2><p>One.</p><h3>B</h3><p></p><h4>C</h4><p>Three.</p></div>" +
      "<div><h2>D</h2><p></p></div><div><h3>E</h3></div>",
  );
});

test("doesn't start a section at a heading inside another element", () => {
  const details = "<details><summary>More</summary>\n\n## B\n\nTwo.\n\n</details>\n";
  assert.equal(
    htmlOf(`## A\n\n${TALL}\n\n${details}\n## C\n`),
    "<div><h2>A</h2><p></p><details><summary>More</summary><h2>B</h2><p>Two.</p></details></div><div><h2>C</h2></div>",
  );
  assert.equal(htmlOf("> ## A\n"), "<blockquote><h2>A</h2></blockquote>");
});

test("puts footnotes after the last section", () => {
  assert.match(htmlOf("## A\n\nB[^1].\n\n[^1]: C.\n"), /<\/p><\/div><section data-footnotes/);
});
