import assert from "node:assert/strict";
import { test } from "node:test";
import { toHtml } from "hast-util-to-html";
import { parseHtml } from "../markdown/parse-html.ts";
import { keepPunctuation } from "./keep-punctuation.ts";

for (const [html, expected] of [
  ["<p><code>a</code>, b</p>", '<p><span class="whole"><code>a</code>,</span> b</p>'],
  ["<p>b (<code>a</code>).</p>", '<p>b <span class="whole">(<code>a</code>).</span></p>'],
  ["<p><code>a</code>'s b</p>", `<p><span class="whole"><code>a</code>'s</span> b</p>`],
  ["<li><code>a</code>。b</li>", '<li><span class="whole"><code>a</code>。</span>b</li>'],
  [
    "<p><code>a</code>/<code>b</code>.</p>",
    '<p><span class="whole"><code>a</code>/</span><span class="whole"><code>b</code>.</span></p>',
  ],
  ["<p><em><code>a</code>!</em></p>", '<p><em><span class="whole"><code>a</code>!</span></em></p>'],
] as const)
  test(`keeps code on one line with the punctuation in '${html}'`, () => {
    assert.equal(toHtml(keepPunctuation(parseHtml(html))), expected);
  });

for (const html of [
  "<p><code>a</code> (b)</p>",
  "<p>b(<code>a</code></p>",
  "<p><code>a</code>some</p>",
  '<p><a href="/"><code>a</code>, b</a></p>',
  "<pre><code>a</code>,</pre>",
])
  test(`leaves '${html}' as it is`, () => {
    assert.equal(toHtml(keepPunctuation(parseHtml(html))), html);
  });
