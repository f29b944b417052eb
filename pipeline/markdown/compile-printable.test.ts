import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page, Section } from "#model/page.ts";
import { compilePrintables } from "./compile-printable.ts";

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

function page(url: string, title: string, html: string): Page {
  return {
    url,
    title,
    html,
    section,
    description: "",
    islands: [],
    anchors: [],
    breadcrumbs: [],
    related: [],
    contributors: [],
    editUrl: "",
  };
}

test("all pages of a section stand on one, in order, with unique ids and links between them as anchors", () => {
  const [printable, ...others] = compilePrintables([
    page(
      "/concepts/output/",
      "Output",
      '<h2 id="usage"><a href="#usage">Usage</a></h2><p><a href="/guides/">G</a></p>',
    ),
    page("/concepts/", "Concepts", '<p><a href="/concepts/output/#usage">U</a> <a href="/concepts/output/">O</a></p>'),
    { ...page("/", "webpack", "<p>x</p>"), section: { title: "Home", url: "/", groups: [] } },
  ]);
  assert.equal(others.length, 0);
  assert.equal(printable?.url, "/concepts/printable/");
  assert.equal(printable.title, "Combined printable page");
  assert.equal(
    printable.html,
    '<ol><li><a href="#concepts">Concepts</a></li><li><a href="#concepts-output">Output</a></li></ol>' +
      '<section class="printable-page"><h2 id="concepts">Concepts</h2>' +
      '<p><a href="#concepts-output--usage">U</a> <a href="#concepts-output">O</a></p></section>' +
      '<section class="printable-page"><h2 id="concepts-output">Output</h2>' +
      '<h3 id="concepts-output--usage"><a href="#concepts-output--usage">Usage</a></h3><p><a href="/guides/">G</a></p></section>',
  );
});
