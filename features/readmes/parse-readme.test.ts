import assert from "node:assert/strict";
import { test } from "node:test";
import { compileArticle } from "../../core/compile/compile-article.ts";
import { buildSiteIndex } from "../../core/index/build-site-index.ts";
import { README_ARTICLE } from "./article.ts";
import type { PackageManifest } from "./fetch/package-files.ts";
import type { PackageEntry } from "./fetch/package-list.ts";
import { parseReadme } from "./parse-readme.ts";

const ENTRY: PackageEntry = {
  name: "a-loader",
  kind: "loader",
  title: "a-loader",
  version: "1.2.3",
  published: "2026-05-04",
  integrity: `sha512-${"A".repeat(86)}==`,
};
const MANIFEST: PackageManifest = { description: "Does  a.", repository: "o/r", author: "A @a" };

function pageOf(readme: string | undefined, more: Partial<PackageEntry> = {}, version = "1.2.3") {
  const files = readme === undefined ? undefined : { readme, manifest: MANIFEST };
  return parseReadme({ entry: { ...ENTRY, ...more }, version, files }, "https://webpack.js.org");
}

function htmlOf(readme: string | undefined): string {
  const page = pageOf(readme);
  return compileArticle(page, buildSiteIndex([page], []), [README_ARTICLE]).html;
}

test("turns a README into an ordinary page with the package's facts", () => {
  const page = pageOf("# a-loader\n\n## Use\n");
  assert.deepEqual([page.path, page.url], ["loaders/_a-loader.md", "/loaders/a-loader/"]);
  assert.deepEqual(page.frontMatter, {
    title: "a-loader",
    sort: 500,
    keywords: ["a-loader"],
    description: "Does a.",
    contributors: ["a"],
    repo: "https://github.com/o/r",
    source: "https://github.com/o/r/blob/v1.2.3/README.md",
    edit: "https://github.com/o/r/blob/HEAD/README.md",
  });
  assert.deepEqual(
    page.headings.map(({ title, id, depth }) => ({ title, id, depth })),
    [{ title: "Use", id: "use", depth: 2 }],
  );
  assert.deepEqual(page.package, {
    name: "a-loader",
    version: "1.2.3",
    url: "https://www.npmjs.com/package/a-loader/v/1.2.3",
    published: "2026-05-04",
  });
});

test("sorts deprecated packages last, in their own group", () => {
  const page = pageOf("text", { deprecated: "Old.", group: "CSS", replacement: { text: "b", url: "/b/" } });
  assert.equal(page.frontMatter.group, "Deprecated");
  assert.ok((page.frontMatter.sort ?? 0) > (pageOf("text", { group: "Community" }).frontMatter.sort ?? 0));
  assert.equal(page.package?.deprecated, "Old.");
  assert.deepEqual(page.package?.replacement, { text: "b", url: "/b/" });
});

test("cleans up a complete README", () => {
  const readme = [
    "---",
    "title: no front matter",
    "---",
    "",
    '<div align="center"><img src="logo.svg"></div>',
    "",
    "[![npm][npm]][npm]",
    "",
    "# a-loader",
    "",
    "Does [a](./docs/a.md).",
    "",
    "- [Use](#use)",
    "- [Options](#options)",
    "",
    "> [!NOTE]",
    "> It is :tada: new.",
    "",
    "### Use",
    "",
    '```npm title="x"',
    "npm",
    "```",
    "",
    "- [x] done",
    "",
    "### Options",
    "",
    "See [use](#Use), [gone](#gone) and [output](https://webpack.js.org/output/).",
    "",
    "## License",
    "",
    "MIT",
    "",
    "[npm]: https://img.shields.io/npm/v/a.svg",
    "",
  ].join("\n");
  assert.equal(
    htmlOf(readme).replace(/\n/g, ""),
    '<p>Does <a href="https://github.com/o/r/blob/v1.2.3/docs/a.md">a</a>.</p>' +
      '<div class="aside" role="note" data-kind="note"><p class="aside-title">Note</p><p>It is 🎉 new.</p></div>' +
      '<h2 id="use"><a href="#use">Use</a></h2>' +
      '<figure class="code"><figcaption>Terminal</figcaption><pre tabindex="0"><code class="language-bash"><b class="f">npm</b></code></pre></figure>' +
      "<ul><li>☑ done</li></ul>" +
      '<h2 id="options"><a href="#options">Options</a></h2>' +
      '<p>See <a href="#use">use</a>, gone and output.</p>',
  );
});

test("links to npm if there is no README", () => {
  assert.match(htmlOf(undefined), /<a href="https:\/\/www\.npmjs\.com\/package\/a-loader\/v\/1\.2\.3">on npm<\/a>/);
});

test("shows a copy of another version with its own number and without a date", () => {
  const page = pageOf("text", {}, "1.0.0");
  assert.deepEqual([page.package?.version, page.package?.published], ["1.0.0", undefined]);
  assert.equal(page.frontMatter.source, "https://github.com/o/r/blob/v1.0.0/README.md");
});
