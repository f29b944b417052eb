import assert from "node:assert/strict";
import { test } from "node:test";
import { htmlOf } from "../../test/html-of.ts";
import { sourcePageOf, withTitle } from "../../test/source-page-of.ts";

const aside = (kind: string, label: string, html: string) =>
  `<div class="aside" role="note" data-kind="${kind}"><p class="aside-title">${label}</p>${html}</div>`;

test("turns marked paragraphs and alerts into asides", () => {
  const table = [
    ["T> a **b**", aside("tip", "Tip", "<p>a <strong>b</strong></p>")],
    ["W> a\nW> b", aside("warning", "Warning", "<p>ab</p>")],
    ["?> a", aside("todo", "To do", "<p>a</p>")],
    ["T> a\nlazy", aside("tip", "Tip", "<p>alazy</p>")],
    ["> [!NOTE]\n> a", aside("note", "Note", "<p>a</p>")],
    ["> [!caution]\n>\n> - a", aside("caution", "Caution", "<ul><li>a</li></ul>")],
    ["> [!TIP]\n> a\n>\n> b", aside("tip", "Tip", "<p>a</p><p>b</p>")],
    ["> [!IMPORTANT]", aside("important", "Important", "")],
  ] as const;
  for (const [body, html] of table) {
    assert.equal(htmlOf(body), html, body);
    assert.equal(htmlOf(body, "a.mdx"), html, `MDX: ${body}`);
  }
});

test("allows lists, code and several paragraphs in an aside", () => {
  assert.equal(
    htmlOf("T> a\nT>\nT> - b\nT>\nT> ```text\nT> c\nT> ```\n"),
    aside(
      "tip",
      "Tip",
      '<p>a</p><ul><li>b</li></ul><figure class="code"><pre tabindex="0"><code class="language-text">c</code></pre></figure>',
    ),
  );
});

test("leaves an aside of a list in its item", () => {
  assert.equal(htmlOf("1. a\n\n   T> b\n   T> c\n"), `<ol><li><p>a</p>${aside("tip", "Tip", "<p>bc</p>")}</li></ol>`);
});

test("resolves the page's definitions and footnotes inside an aside", () => {
  const html = htmlOf("T> [a][x] and b[^1]\n\n[^1]: note\n[x]: https://a.b/\n\n[x]: https://a.b/\n");
  assert.match(html, /<p><a href="https:\/\/a\.b\/">a<\/a> and b<sup><a href="#fn-1"/);
});

test("leaves text that only looks like a marker", () => {
  for (const body of ["T>a", "AT> b", "T >b", "`T> a`", "> [!OTHER]\n> a", "> a [!NOTE]"]) {
    assert.doesNotMatch(htmlOf(body), /aside/, body);
  }
  assert.equal(htmlOf("T> a\nW> b"), aside("tip", "Tip", "<p>aW> b</p>"));
});

test("keeps the places of nodes in an aside", () => {
  const { links } = sourcePageOf("a.md", withTitle("\n- x\n\n  T> a [b](/c/)\n  T>\n  T> [d](/e/)\n"));
  assert.deepEqual(
    links.map(({ place }) => `${place.line}:${place.column}`),
    ["7:8", "9:6"],
  );
});
