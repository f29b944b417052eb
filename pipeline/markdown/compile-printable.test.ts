import assert from "node:assert/strict";
import { test } from "node:test";
import type { Article, Section } from "#model/page.ts";
import { compilePrintables } from "./compile-printable.ts";
import type { CompiledPage } from "./compiled-page.ts";

const section: Section = {
  title: "Concepts",
  url: "/concepts/",
  groups: [
    {
      links: [
        { title: "Concepts", url: "/concepts/", hasAnchors: false },
        { title: "Output", url: "/concepts/output/", hasAnchors: true },
      ],
    },
  ],
};

function page(url: string, title: string, html: string, islands: Article["islands"] = []): CompiledPage {
  return {
    url,
    title,
    frontMatter: { title },
    article: { hash: html, value: () => ({ html, islands }) },
    section,
    description: "",
    anchors: [],
    breadcrumbs: [],
    related: [],
    contributors: [],
    editUrl: "",
  };
}

test("combines all pages of a section in order, with unique ids and with anchors as links between them", () => {
  const [printable, ...others] = compilePrintables([
    page(
      "/concepts/output/",
      "Output",
      '<h2 id="usage"><a href="#usage">Usage</a></h2><p><a href="/guides/">G</a></p>',
    ),
    page("/concepts/", "Concepts", '<p><a href="/concepts/output/#usage">U</a> <a href="/concepts/output/">O</a></p>'),
    { ...page("/else/", "Else", "<p>x</p>"), section: { title: "Else", url: "/else/", groups: [] } },
  ]);
  assert.equal(others.length, 0);
  assert.equal(printable?.url, "/concepts/printable/");
  assert.equal(printable.title, "Combined printable page");
  assert.equal(
    printable.article.value().html,
    '<ol><li><a href="#concepts">Concepts</a></li><li><a href="#concepts-output">Output</a></li></ol>' +
      '<section class="printable-page"><h2 id="concepts">Concepts</h2>' +
      '<p><a href="#concepts-output--usage">U</a> <a href="#concepts-output">O</a></p></section>' +
      '<section class="printable-page"><h2 id="concepts-output">Output</h2>' +
      '<h3 id="concepts-output--usage"><a href="#concepts-output--usage">Usage</a></h3><p><a href="/guides/">G</a></p></section>',
  );
});

test("combines the pages at the top, the home page first", () => {
  const top: Section = {
    title: "webpack",
    url: "/",
    groups: [
      {
        links: [
          { title: "webpack", url: "/", hasAnchors: true },
          { title: "Glossary", url: "/glossary/", hasAnchors: true },
        ],
      },
    ],
  };
  const [printable] = compilePrintables([
    { ...page("/glossary/", "Glossary", '<p><a href="/">Home</a></p>'), section: top },
    { ...page("/", "webpack", '<h2 id="a">A</h2><p><a href="/glossary/#b">B</a></p>'), section: top },
  ]);
  assert.equal(printable?.url, "/printable/");
  assert.equal(
    printable.article.value().html,
    '<ol><li><a href="#home">webpack</a></li><li><a href="#glossary">Glossary</a></li></ol>' +
      '<section class="printable-page"><h2 id="home">webpack</h2>' +
      '<h3 id="home--a">A</h3><p><a href="#glossary--b">B</a></p></section>' +
      '<section class="printable-page"><h2 id="glossary">Glossary</h2><p><a href="#home">Home</a></p></section>',
  );
});

test("numbers the components of all pages, and shows those with text as their text", () => {
  const hero = { component: "Hero", props: {}, children: "<p>Words.</p>" } as const;
  const table = { component: "FlagTable", props: {}, children: "" } as const;
  const list = { component: "VoteTopics", props: {}, children: "" } as const;
  const place = (number: number) => `<div data-island="${number}"></div>`;
  const [printable] = compilePrintables([
    page("/concepts/", "Concepts", place(0) + place(1), [hero, table]),
    page("/concepts/output/", "Output", place(0), [list]),
  ]);
  const { html, islands } = printable?.article.value() ?? { html: "" };
  assert.deepEqual(islands, [table, list]);
  assert.match(html, /<div><p>Words\.<\/p><\/div><div data-island="0"><\/div>/);
  assert.match(html, /<div data-island="1"><\/div>/);
});
