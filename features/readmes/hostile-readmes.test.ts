import assert from "node:assert/strict";
import { test } from "node:test";
import type { Element, Nodes, Root } from "hast";
import { compilePage } from "../../core/compile/compile-page.ts";
import { buildSiteIndex } from "../../core/index/build-site-index.ts";
import { parseHtml } from "../../core/markdown/parse-html.ts";
import { SITE_CONFIG } from "../../test/site-config.ts";
import { README_ARTICLE } from "./article.ts";
import { PackageFiles } from "./fetch/package-files.ts";
import { parseReadme } from "./parse-readme.ts";
import { isSafeId } from "./safe-id.ts";
import { HOSTILE_MANIFEST, HOSTILE_READMES } from "./test/hostile-readmes.ts";

const ENTRY = {
  name: "a-loader",
  kind: "loader",
  title: "a-loader",
  version: "1.0.0",
  integrity: `sha512-${"A".repeat(86)}==`,
} as const;

function pageOf(readme: string) {
  const files = PackageFiles.parse({ readme, manifest: HOSTILE_MANIFEST });
  const source = parseReadme({ entry: ENTRY, version: "1.0.0", files }, SITE_CONFIG.url);
  return compilePage(source, buildSiteIndex([source], []), SITE_CONFIG, { articles: [README_ARTICLE], frames: [] });
}

for (const [name, readme] of Object.entries(HOSTILE_READMES)) {
  test(`runs no code of the hostile README '${name}', and doesn't keep the parser busy`, () => {
    const page = pageOf(readme);
    assert.deepEqual(page.islands, []);
    assert.deepEqual(page.contributors, [{ name: "y", handle: "y" }]);
    for (const address of [page.editUrl, page.frontMatter.repo ?? ""])
      assert.match(address, /^https:\/\/github\.com\/o\/r[^"<>\s]*$/);
    const ids: string[] = [];
    for (const element of elementsOf(parseHtml(page.html))) {
      const { tagName, properties } = element;
      assert.ok(ALLOWED.has(tagName), `<${tagName}>`);
      for (const [attribute, value] of Object.entries(properties)) {
        assert.ok(ATTRIBUTES.has(attribute), `${attribute} of <${tagName}>`);
        if (attribute === "href") assert.match(String(value), /^(?:https?:\/\/[^/]|mailto:|#|\/(?![/\\]))/);
        if (attribute === "src") assert.match(String(value), /^https:\/\/[^/]/);
        if (attribute === "id") ids.push(String(value));
      }
    }
    assert.equal(new Set(ids).size, ids.length, "an id appears twice");
    for (const id of ids) assert.ok(isSafeId(id) || id === "footnote-label", id);
  });
}

test("keeps the text of hostile READMEs", () => {
  const { html } = pageOf("Before <b onclick=hack()>bold</b> [link](javascript:hack()) `{process.env}` after");
  assert.equal(html, "<p>Before <b>bold</b> link <code>{process.env}</code> after</p>");
});

const ALLOWED = new Set(
  "a abbr b blockquote br code dd del details div dl dt em figure h2 h3 h4 h5 h6 hr i img kbd li ol p pre section span strong sub summary sup table tbody td th thead tr ul".split(
    " ",
  ),
);
const ATTRIBUTES = new Set(
  "href src alt title id className tabIndex role ariaLabel ariaDescribedBy dataKind dataFootnotes dataFootnoteRef dataFootnoteBackref align loading decoding referrerPolicy open width height start".split(
    " ",
  ),
);

function elementsOf(tree: Root): Element[] {
  const found: Element[] = [];
  const open: Nodes[] = [tree];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.type === "element") found.push(next);
    if ("children" in next) open.push(...next.children);
  }
  return found;
}
