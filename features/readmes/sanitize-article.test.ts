import assert from "node:assert/strict";
import { test } from "node:test";
import { toHtml } from "hast-util-to-html";
import { element } from "../../core/markdown/element.ts";
import { parseHtml } from "../../core/markdown/parse-html.ts";
import { sanitizeArticle } from "./sanitize-article.ts";

const sanitized = (html: string) => toHtml(sanitizeArticle(parseHtml(html)));

test("drops elements, attributes, URLs and ids that aren't allowed", () => {
  const table: [string, string][] = [
    ['<p onclick="a()" style="color:red" class="x" data-island="0">a</p>', "<p>a</p>"],
    ["<script>a</script><style>b</style><iframe src=c></iframe><form><input autofocus>d</form>", "d"],
    ['<svg onload="a()"><a href="b">c</a></svg><math><mi>d</mi></math>', ""],
    [
      '<a href="javascript:a()">b</a><a href="java&#x09;script:a()">c</a><a href="data:,d">d</a>',
      "<a>b</a><a>c</a><a>d</a>",
    ],
    [
      '<a href="HTTPS://e">a</a><a href="//e">b</a><a href="/\\e">c</a><a href="e">d</a>',
      "<a>a</a><a>b</a><a>c</a><a>d</a>",
    ],
    ['<img src="https://a" srcset="b 2x">', '<img src="https://a" referrerpolicy="no-referrer">'],
    [
      '<h2 id="root">a</h2><h2 id="a">b</h2><img name="body">',
      '<h2>a</h2><h2 id="a">b</h2><img referrerpolicy="no-referrer">',
    ],
    ["<h1>a</h1><marquee>b</marquee><x-y>c</x-y>", "abc"],
    ["<td>a</td><summary>b</summary>", "ab"],
    ["<!doctype html><!-- a -->b", "b"],
    ['<p lang="xx">a</p>', "<p>a</p>"],
    ["<table><tr><td style=x align=left>a</table>", '<table><tbody><tr><td align="left">a</td></tr></tbody></table>'],
  ];
  for (const [html, expected] of table) assert.equal(sanitized(html), expected, html);
});

test("drops images that aren't from an https URL", () => {
  const sources = [
    "//evil.example/x.png",
    "/x.png",
    "x.png",
    "http://a",
    "data:,a",
    "javascript:a()",
    "https:a",
    " https://a",
  ];
  for (const src of sources) assert.equal(sanitized(`<img src="${src}">`), '<img referrerpolicy="no-referrer">', src);
});

test("drops values other than the site's own, which could imitate its parts", () => {
  const table: [string, string][] = [
    ['<a class="x" aria-describedby="x">a</a>', "<a>a</a>"],
    ['<b class="k x">a</b>', '<b class="k">a</b>'],
    ['<code class="x language-">a</code>', "<code>a</code>"],
    ['<details class="x">a</details>', "<details>a</details>"],
    ['<div class="x" role="alert" data-kind="x" tabindex="1" aria-label="x">a</div>', "<div>a</div>"],
    ['<figure class="x">a</figure>', "<figure>a</figure>"],
    ['<h2 class="x">a</h2>', "<h2>a</h2>"],
    [
      '<img src="https://a" width="10000" height="50%" loading="eager" decoding="sync">',
      '<img src="https://a" referrerpolicy="no-referrer">',
    ],
    ['<p class="x">a</p>', "<p>a</p>"],
    ['<pre tabindex="1">a</pre>', "<pre>a</pre>"],
    ['<section class="x">a</section>', "<section>a</section>"],
    [
      "<table><tr><td align=x>a</td><th align=x>b</th></table>",
      "<table><tbody><tr><td>a</td><th>b</th></tr></tbody></table>",
    ],
  ];
  for (const [html, expected] of table) assert.equal(sanitized(html), expected, html);
});

test("drops elements that browsers parse or run in their own ways, with their content", () => {
  const names =
    "applet audio button canvas embed head iframe input math noembed noframes noscript object option plaintext script select style svg template textarea title video xmp";
  for (const name of names.split(" ")) {
    const tree = element("p", {}, [element(name, {}, ["a"])]);
    assert.equal(toHtml(sanitizeArticle(tree)), "<p></p>", name);
  }
});

test("keeps the results of the site's own steps", () => {
  const remaining = [
    '<figure class="code"><pre tabindex="0"><code class="language-js"><b class="k">let</b> a</code></pre></figure>',
    '<div class="aside" role="note"><p class="aside-title">Warning</p></div>',
    '<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead><tr><th>a</th></tr></thead></table></div>',
    '<section data-footnotes="" class="footnotes"><h2 class="visually-hidden" id="footnote-label">Footnotes</h2></section>',
    '<a href="#fn" aria-label="Back" class="data-footnote-backref">↩</a><a href="#fn" aria-describedby="footnote-label">1</a>',
    '<a href="/a/">a</a><a href="#b">b</a><a href="mailto:a@b.c" title="t">c</a>',
    "<details open><summary>a</summary>b</details>",
    '<img src="https://a/b.png" alt="c" width="20" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
  ];
  for (const html of remaining) assert.equal(sanitized(html), html);
});
