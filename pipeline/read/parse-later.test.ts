import assert from "node:assert/strict";
import { test } from "node:test";
import { checkDeadAnchors } from "../check/dead-anchor.ts";
import { buildSiteIndex } from "../index/build-site-index.ts";
import { withTitle } from "../test/source-page-of.ts";
import { parseLater } from "./parse-later.ts";
import { parseHead, parsePage } from "./parse-page.ts";

function later(path: string, text: string) {
  const file = { path, bytes: Buffer.from(text) };
  let parsed = 0;
  const whole = parsePage(file, { foreign: false });
  const head = parseHead(file, { foreign: false });
  assert.ok(head && !Array.isArray(whole));
  const parse = () => {
    parsed++;
    return whole;
  };
  return { page: parseLater(head, parse), whole, times: () => parsed };
}

const TEXT = withTitle("\n## Heading {#own}\n\nA [link](/b/#x), and a ![picture](a.svg).\n\n---\n\nMore.\n");

test("lists a page by its front matter and parses the rest when it's needed", () => {
  const { page, whole, times } = later("guides/a.md", TEXT);
  const index = buildSiteIndex([page], []);
  assert.equal(index.sections.get("guides")?.groups[0]?.links[0]?.title, "Title");
  assert.equal(times(), 0);
  for (const [name, value] of Object.entries(whole)) assert.deepEqual(page[name as keyof typeof page], value, name);
  assert.equal(page.unreadable, undefined);
  assert.deepEqual([...index.ids("/guides/a/")], ["own"]);
  assert.equal(index.sections.get("guides")?.groups[0]?.links[0]?.hasAnchors, true);
  assert.equal(times(), 1);
});

test("keeps the front matter of an unreadable page with its problem, and links to it aren't dead", () => {
  const { page } = later("guides/broken.mdx", withTitle("\n<Open>\n"));
  const other = later("guides/a.md", withTitle("\n[There](/guides/broken/#any)\n")).page;
  assert.equal(page.unreadable, true);
  assert.deepEqual(
    page.problems.map(({ line, rule }) => `${line} ${rule}`),
    ["5 syntax"],
  );
  assert.deepEqual([page.frontMatter.title, page.headings, page.tree.children], ["Title", [], []]);
  assert.deepEqual(checkDeadAnchors(other, buildSiteIndex([page, other], [])), []);
});

test("parses all of a file whose front matter has a mistake", () => {
  for (const [text, foreign] of [
    ["no front matter", false],
    ["---\ntitle: Never closed\n", true],
    ["---\ntitle: [\n---\n", true],
    ["---\ntitel: Wrong\n---\n", false],
    [Buffer.from([0, 1]), true],
  ] as const)
    assert.equal(parseHead({ path: "a.md", bytes: Buffer.from(text as string) }, { foreign }), undefined, String(text));
  const plain = parseHead({ path: "a/some-page.md", bytes: Buffer.from("# Heading") }, { foreign: true });
  assert.equal(plain?.frontMatter.title, "Some page");
});
