import assert from "node:assert/strict";
import { test } from "node:test";
import type { Article } from "#model/page.ts";
import { siteOf, type TestSite, withTitle } from "../../test/source-page-of.ts";
import type { ArticlePlugin } from "./article-plugin.ts";
import { changeElements } from "./change-elements.ts";
import { compileArticle } from "./compile-article.ts";

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0"/></svg>';
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

function articleOf(body: string, path = "guides/a.md", plugins: readonly ArticlePlugin[] = []): Article {
  const { page, index }: TestSite = siteOf({
    [path]: withTitle(body),
    "guides/b.md": withTitle("## Part\n"),
    "guides/d.svg": DRAWING,
    "guides/p.png": PNG,
  });
  return compileArticle(page, index, plugins);
}

const htmlOf = (body: string, path?: string) => articleOf(body, path).html.replaceAll("\n", "");

test("links headings to themselves, unless they contain a link", () => {
  const table = [
    ["## A `b`", '<h2 id="a-b"><a href="#a-b">A <code>b</code></a></h2>'],
    ["## Ü {#ü}", '<h2 id="ü"><a href="#%C3%BC">Ü</a></h2>'],
    ["## [A](https://a.b/)", '<h2 id="a"><a href="https://a.b/">A</a></h2>'],
    ["## **[A](https://a.b/)**", '<h2 id="a"><strong><a href="https://a.b/">A</a></strong></h2>'],
    ['## <a name="x"></a>A', '<h2 id="a"><a name="x"></a>A</h2>'],
  ] as const;
  for (const [body, html] of table) assert.equal(htmlOf(body), html, body);
});

test("resolves links in every notation", () => {
  const table = [
    ["[b](/guides/b)", "/guides/b/"],
    ["[b](/guides/b/#part)", "/guides/b/#part"],
    ["[b](./b.md#part)", "/guides/b/#part"],
    ["[b][r]\n\n[r]: b.md?x=1", "/guides/b/?x=1"],
    ["[b](#part)", "#part"],
    ["[b](https://a.b/c)", "https://a.b/c"],
    ["[b](/nowhere)", "/nowhere"],
    ['<a href="./b.md">b</a>', "/guides/b/"],
  ] as const;
  for (const [body, href] of table) {
    assert.equal(htmlOf(body), `<p><a href="${href}">b</a></p>`, body);
  }
  assert.equal(htmlOf('<a href="./b.md">b</a>', "guides/a.mdx"), '<a href="/guides/b/">b</a>');
});

test("makes a wide table scrollable, also with the keyboard", () => {
  assert.equal(
    htmlOf("| a | b |\n| - | -: |\n| c | d |\n"),
    '<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead><tr><th>a</th><th align="right">b</th></tr></thead>' +
      '<tbody><tr><td>c</td><td align="right">d</td></tr></tbody></table></div>',
  );
});

test("puts footnotes at the end, with links back", () => {
  const html = htmlOf("a[^x]\n\n[^x]: b\n");
  assert.match(html, /<a href="#fn-x" id="fnref-x"/);
  assert.match(html, /<li id="fn-x"><p>b <a href="#fnref-x"/);
});

test("supports GitHub's task lists, strikethrough and bare URLs", () => {
  assert.match(htmlOf("- [x] a\n"), /<input type="checkbox" checked disabled>/);
  assert.equal(htmlOf("~~a~~"), "<p><del>a</del></p>");
  assert.equal(htmlOf("https://a.b/"), '<p><a href="https://a.b/">https://a.b/</a></p>');
});

test("renders a code block's title, marked lines and language", () => {
  assert.equal(
    htmlOf('```text title="a.txt" {2}\none\ntwo\n```\n'),
    '<figure class="code"><figcaption>a.txt</figcaption><pre tabindex="0"><code class="language-text">one<mark>two</mark></code></pre></figure>',
  );
  assert.equal(
    htmlOf("```js output\nconst\n```\n"),
    '<figure class="code" data-output=""><figcaption>Output</figcaption><pre tabindex="0"><code class="language-js">const</code></pre></figure>',
  );
});

test("turns the signs of a diff into marks, except in file names", () => {
  const { html } = articleOf("```diff\n--- a/x.js\n a\n-b\n+c\n```\n");
  assert.match(html, /--- a\/x|-- -|--/);
  assert.match(html.replace(/<\/?b[^>]*>/g, ""), /--- a\/x\.js\na\n<del>b\n<\/del><ins>c<\/ins>/);
});

test("renders tabs as groups of radio buttons, numbered across the page", () => {
  const tab = "```text tab=A\na\n```\n```text tab=B\nb\n```\n";
  const html = htmlOf(`${tab}\ntext\n\n${tab}`);
  assert.match(
    html,
    /^<fieldset class="tabs"><legend class="visually-hidden">Variants<\/legend><div class="tabs-labels"><label><input type="radio" name="tabs-1" value="A" checked>A<\/label><label><input type="radio" name="tabs-1" value="B">B<\/label><\/div><figure class="code" data-label="A">/,
  );
  assert.equal(html.match(/name="tabs-2"/g)?.length, 2);
});

test("adds an image's size and hashed URL, and inlines a drawing", () => {
  assert.match(
    htmlOf("![a](./p.png)"),
    /^<p><img src="\/assets\/p\.[\da-f]{8}\.png" alt="a" width="1" height="1" loading="lazy" decoding="async"><\/p>$/,
  );
  assert.match(htmlOf("![a][p]\n\n[p]: p.png"), /<img src="\/assets\/p\.[\da-f]{8}\.png"/);
  assert.match(htmlOf('<img src="p.png">'), /<img src="\/assets\/p\.[\da-f]{8}\.png">/);
  assert.match(
    htmlOf('<img src="p.png" alt="a"/>', "guides/a.mdx"),
    /<img src="\/assets\/p\.[\da-f]{8}\.png" alt="a" width="1"/,
  );
  const drawing =
    '<figure class="diagram narrow"><svg viewBox="0 0 2 1" role="img" aria-label="a" width="2" height="1"><path d="M0 0"></path></svg></figure>';
  assert.equal(htmlOf("![a](./d.svg)"), drawing);
  assert.equal(htmlOf("![a](./d.svg) b"), `<div>${drawing} b</div>`);
  assert.equal(
    htmlOf("![a](https://a.b/c.png)"),
    '<p><img src="https://a.b/c.png" alt="a" loading="lazy" decoding="async"></p>',
  );
});

test("turns components of an MDX page into islands in the order of the page", () => {
  const { html, islands } = articleOf(
    '<FilenameTemplate a="1" b={[2]} c>\n\nText **d**\n\n</FilenameTemplate>\n\ne <FilenameTemplate /> f\n',
    "guides/a.mdx",
  );
  assert.equal(html, '<div data-island="0"></div>\n<p>e <div data-island="1"></div> f</p>');
  assert.deepEqual(islands, [
    { component: "FilenameTemplate", props: { a: "1", b: [2], c: true }, children: "<p>Text <strong>d</strong></p>" },
    { component: "FilenameTemplate", props: {}, children: "" },
  ]);
});

test("shows values in MDX, and never runs code", () => {
  const table = [
    ['a {"b"} {1} {/* c */}{process.exit(1)}', "<p>a b 1 </p>"],
    ['import x from "y"\n\na', "<p>a</p>"],
    ["<Unknown>a</Unknown>", "a"],
    ["<>a</>", "a"],
    ['<b onClick="x" className="y" hidden>a</b>', '<b class="y" hidden>a</b>'],
  ] as const;
  for (const [body, html] of table) assert.equal(htmlOf(body, "guides/a.mdx"), html, body);
});

test("renders Markdown in <details>, in Markdown and in MDX", () => {
  const body = "<details>\n<summary>S</summary>\n\nText **b**\n\n</details>\n";
  const html = "<details><summary>S</summary><p>Text <strong>b</strong></p></details>";
  assert.equal(htmlOf(body), html);
  assert.equal(htmlOf(body, "guides/a.mdx"), html);
});

test("a new kind of callout is one plugin", () => {
  const properties = { className: ["aside"], "data-kind": "spoiler" };
  const spoilers: ArticlePlugin = {
    module: import.meta.filename,
    mdast: (tree) => ({
      ...tree,
      children: tree.children.map((node) =>
        node.type === "blockquote" ? { ...node, data: { hName: "details", hProperties: properties } } : node,
      ),
    }),
  };
  assert.equal(
    articleOf("> [b](/guides/b)", "guides/a.md", [spoilers]).html.replaceAll("\n", ""),
    '<details class="aside" data-kind="spoiler"><p><a href="/guides/b/">b</a></p></details>',
  );
});

test("plugins run after the core's, in their order, also inside components", () => {
  const linked = (text: string): ArticlePlugin => ({
    module: import.meta.filename,
    hast: (tree) =>
      changeElements(tree, (node) => {
        if (node.tagName === "a") node.children.push({ type: "text", value: text });
        return node;
      }),
  });
  const body = "<FilenameTemplate>\n\n## A\n\n</FilenameTemplate>\n";
  const { islands } = articleOf(body, "guides/a.mdx", [linked(" 1"), linked(" 2")]);
  assert.equal(islands[0]?.children, '<h2 id="a"><a href="#a">A 1 2</a></h2>');
});
