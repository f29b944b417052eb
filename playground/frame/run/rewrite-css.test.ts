import assert from "node:assert/strict";
import { test } from "node:test";
import { rewriteCss } from "./rewrite-css.ts";

const served = (url: string) => (/^(?:#|data:)/.test(url) ? url : `blob:${url}`);

test("changes every URL of a style sheet, and nothing else", () => {
  for (const [css, expected] of [
    ["a { background: url(a.png) }", 'a { background: url("blob:a.png") }'],
    ["a { background: url( 'a b.png' ), url(\"c.png\") }", 'a { background: url("blob:a b.png"), url("blob:c.png") }'],
    ["a { background: url(a\\ b.png) }", 'a { background: url("blob:a b.png") }'],
    ['@import "a.css" layer(b);', '@import "blob:a.css" layer(b);'],
    ["@import url(a.css) print;", '@import url("blob:a.css") print;'],
    ["@font-face { src: URL(a.woff2) format('woff2') }", "@font-face { src: url(\"blob:a.woff2\") format('woff2') }"],
    ["a { fill: url(#b); mask: url(data:image/png;base64,aa==) }", undefined],
    ["/* url(a.png) */ a { --my-curl: 1 }", undefined],
  ] as const)
    assert.equal(rewriteCss(css, served), expected ?? css);
});
