import assert from "node:assert/strict";
import { test } from "node:test";
import { toHtml } from "hast-util-to-html";
import { parseHtml } from "../markdown/parse-html.ts";
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
    [
      '<img src="http://a"><img src="data:,a" srcset="b 2x">',
      '<img referrerpolicy="no-referrer"><img referrerpolicy="no-referrer">',
    ],
    [
      '<h2 id="root">a</h2><h2 id="a">b</h2><img name="body">',
      '<h2>a</h2><h2 id="a">b</h2><img referrerpolicy="no-referrer">',
    ],
    ["<h1>a</h1><marquee>b</marquee><x-y>c</x-y>", "abc"],
    ["<td>a</td><summary>b</summary>", "ab"],
    ["<table><tr><td style=x align=left>a</table>", '<table><tbody><tr><td align="left">a</td></tr></tbody></table>'],
  ];
  for (const [html, expected] of table) assert.equal(sanitized(html), expected, html);
});

test("keeps the results of the site's own steps", () => {
  const remaining = [
    '<figure class="code"><pre tabindex="0"><code class="language-js"><b class="k">let</b> a</code></pre></figure>',
    '<div class="aside" role="note"><p class="aside-title">Warning</p></div>',
    '<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead><tr><th>a</th></tr></thead></table></div>',
    '<section data-footnotes="" class="footnotes"><h2 class="visually-hidden" id="footnote-label">Footnotes</h2></section>',
    '<a href="/a/">a</a><a href="#b">b</a><a href="mailto:a@b.c" title="t">c</a>',
    "<details open><summary>a</summary>b</details>",
    '<img src="https://a/b.png" alt="c" width="20" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
  ];
  for (const html of remaining) assert.equal(sanitized(html), html);
});
