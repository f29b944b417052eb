import assert from "node:assert/strict";
import { test } from "node:test";
import { parseIndex } from "#search/engine/parse-index.ts";
import { packIndex } from "#search/model/pack-index.ts";
import { compilePages } from "../../core/compile/compile-pages.ts";
import { buildSiteIndex } from "../../core/index/build-site-index.ts";
import { hook, option, referenceOf } from "../../test/reference-of.ts";
import { siteOf, withFacts } from "../../test/source-page-of.ts";
import { REFERENCE } from "../reference/fact.ts";
import { compileSearchPage } from "./compile-search-page.ts";
import { indexPages } from "./index-pages.ts";

const CONFIG = {
  name: "webpack",
  description: "A bundler.",
  url: "https://webpack.example",
  repositoryUrl: "https://example.org/",
  editUrl: "https://example.org/edit/",
};

const FILES = {
  "configuration/output.md": `---
title: Output
description: Where files go.
keywords: [path, filename, deeper]
---

Where *files* go, \`and\` how.

## output.filename

Names of files.

| Placeholder | Meaning |
| --- | --- |
| \`[contenthash]\` | of the content |
| Words | nothing |
| <a id="old"></a>\`[name]\`, \`[id]\` and more | names |

\`\`\`js title="webpack.config.js"
export default { output: { filename: "[name].js", publicPath: ownVariable } };
\`\`\`

\`\`\`text output
ERROR in ./src/index.js
asset main.js 1 KiB
\`\`\`

### Deeper

More of publicPath.
`,
  "api/compiler-hooks.md": "---\ntitle: Compiler Hooks\n---\n\n## make\n\nBefore modules are built.\n",
};

const reference = referenceOf([
  option("output.filename", { flag: "--output-filename", type: '"a" | "b"' }),
  option("output.publicPath"),
  hook("Compiler", "make"),
]);

function build() {
  const { sources } = siteOf(FILES);
  const index = withFacts(buildSiteIndex(sources, []), (facts) => REFERENCE.set(facts, reference));
  const pages = compilePages(index, CONFIG);
  const words = {
    synonyms: [],
    suggestions: [
      { title: "Output", url: "/configuration/output/#outputfilename" },
      { title: "Nowhere", url: "/nowhere/" },
    ],
  };
  return { index, pages, found: indexPages(pages, index, words) };
}

test("makes each section of a page a record with its names, text, tables, code and messages", () => {
  const { found } = build();
  const [page, filename, deeper] = found.records.filter(({ page: number }) => found.pages[number]?.title === "Output");
  assert.deepEqual(page && { ...page, page: 0 }, {
    page: 0,
    id: "",
    level: 1,
    title: "Output",
    links: 0,
    names: [],
    listed: [],
    text: "Where files go, and how.",
    code: [],
    messages: [],
    questions: [],
  });
  assert.deepEqual(filename?.names, ["output.filename", "--output-filename"]);
  assert.deepEqual(filename?.listed, ["[contenthash]", "[name]", "[id]"]);
  assert.match(filename?.text ?? "", /^Names of files\. Placeholder · Meaning · \[contenthash\] · of the content/);
  assert.deepEqual(filename?.messages, ["ERROR in ./src/index.js", "asset main.js 1 KiB"]);
  assert.equal(deeper?.level, 3);
});

test("only keeps identifiers in code that readers may look for", () => {
  const { found } = build();
  const filename = found.records.find(({ title }) => title === "output.filename");
  assert.deepEqual(filename?.code, ["publicPath"]);
});

test("finds a hook by its object's name too", () => {
  const { found } = build();
  assert.deepEqual(found.records.find(({ title }) => title === "make")?.names, ["Compiler.hooks.make"]);
});

test("prefers a section to its page for a keyword that is the section's title", () => {
  const output = build().found.pages.find(({ title }) => title === "Output");
  assert.deepEqual(output?.keywords, ["path", "filename"]);
});

test("only suggests what exists", () => {
  assert.deepEqual(
    build().found.suggestions.map(({ title }) => title),
    ["Output"],
  );
});

test("reads back everything from the packed index", () => {
  const { found } = build();
  const { records, pages } = parseIndex(packIndex(found));
  assert.deepEqual(pages, found.pages);
  assert.deepEqual(records, found.records);
});

test("lists every documented name on the page of results, with a link to its documentation", () => {
  const { index } = build();
  const { url, article } = compileSearchPage(index);
  const { html, islands } = article.value();
  assert.match(html, /<h2>Sections<\/h2>.*<a href="\/configuration\/output\/">Configuration<\/a>.*<h2>Options/s);
  assert.equal(url, "/search/");
  assert.deepEqual(
    islands.map(({ component }) => component),
    ["SearchResults"],
  );
  assert.match(html, /<a href="\/configuration\/output\/#outputfilename"><code>output.filename<\/code><\/a>/);
  assert.match(html, /<h2>Hooks<\/h2>.*<a href="\/api\/compiler-hooks\/#make"><code>make<\/code><\/a>/s);
  assert.doesNotMatch(html, /output\.publicPath/, "it has no heading of its own");
});
