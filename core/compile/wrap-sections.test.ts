import assert from "node:assert/strict";
import { test } from "node:test";
import { htmlOf } from "../../test/html-of.ts";

const LONG = "*a* ".repeat(1000);
/** As tall as a window. */
const TALL = "Tall. ".repeat(600);

/** Returns the article of a page without anything but its sections. */
function sectionsOf(body: string): string {
  const html = htmlOf(`${LONG}\n\n${body}`);
  return html
    .slice(html.indexOf("</p>") + 4)
    .replace(/ id="[^"]*"| class="rows-\d+"|<\/?a\b[^>]*>|(?:Tall\. ?){9,}/g, "");
}

test("makes no sections in a short article", () => {
  assert.doesNotMatch(htmlOf("## A\n\n## B\n"), /rows-/);
});

test("starts a section at each heading a window's height below the one before", () => {
  assert.equal(
    sectionsOf(`Before.\n\n## A\n\nOne.\n\n### B\n\n${TALL}\n\n#### C\n\nThree.\n\n## D\n\n${TALL}\n\n### E\n`),
    "<p>Before.</p><div><h2>A</h2><p>One.</p><h3>B</h3><p></p><h4>C</h4><p>Three.</p></div>" +
      "<div><h2>D</h2><p></p></div><div><h3>E</h3></div>",
  );
});

test("doesn't start a section at a heading inside another element", () => {
  const details = "<details><summary>More</summary>\n\n## B\n\nTwo.\n\n</details>\n";
  assert.equal(
    sectionsOf(`## A\n\n${TALL}\n\n${details}\n## C\n`),
    "<div><h2>A</h2><p></p><details><summary>More</summary><h2>B</h2><p>Two.</p></details></div><div><h2>C</h2></div>",
  );
  assert.equal(sectionsOf("> ## A\n"), "<blockquote><h2>A</h2></blockquote>");
});

test("puts footnotes after the last section", () => {
  assert.match(sectionsOf("## A\n\nB[^1].\n\n[^1]: C.\n"), /<\/p><\/div><section data-footnotes/);
});
