import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Nodes } from "mdast";
import { markdownToMdast } from "satteri";
import { DIST, documentAt, idsOf, isFile, pagesOfDist } from "../dist.ts";
import { expect, test } from "../fixtures.ts";

const FILES = pagesOfDist().map(({ url }) => ({ url, text: markdownAt(url) }));

test("every page is available as a Markdown file", () => {
  expect(FILES.length).toBeGreaterThan(10);
  expect(FILES.filter(({ text }) => text === "").map(({ url }) => url)).toEqual([]);
  const missingStart = FILES.filter(({ text }) => !/^# \S.*\n\n(?:> .*\n\n)?\[All pages as Markdown\]/.test(text));
  expect(missingStart.map(({ url }) => url)).toEqual([]);
});

test("every link in a Markdown file has a target", () => {
  const dead: string[] = [];
  let count = 0;
  for (const { url, text } of FILES) {
    for (const node of nodesOf(text)) {
      if (node.type !== "link" && node.type !== "definition" && node.type !== "image") continue;
      const target = new URL(node.url, `https://site.invalid${url}index.md`);
      if (target.host !== "site.invalid") continue;
      count += 1;
      const id = decodeURIComponent(target.hash.slice(1));
      const page = target.pathname.replace(/index\.md$/, "");
      if (!isFile(target.pathname) || (id !== "" && !idsOf(page)?.has(id))) dead.push(`${url}: ${node.url}`);
    }
  }
  expect(count).toBeGreaterThan(100);
  expect(dead).toEqual([]);
});

test("no Markdown file contains this site's own syntax", () => {
  const found = FILES.flatMap(({ url, text }) =>
    nodesOf(text).flatMap((node) => {
      if (node.type === "code") return node.meta ? [`${url}: the fence says '${node.meta}'`] : [];
      if (node.type === "html") return /^<\/?kbd>$/.test(node.value) ? [] : [`${url}: ${node.value}`];
      return node.type === "text" && OWN_SYNTAX.test(node.value) ? [`${url}: ${node.value}`] : [];
    }),
  );
  expect(found).toEqual([]);
});
/** Matches an aside or question, a heading's id, or MDX. */
const OWN_SYNTAX = /^(?:T|W|Q|\?)> |\{#[\w-]+\}$|^(?:import|export) .*;$|<\/?[A-Z]\w*[ />]/;

test("all Markdown files together have less than 30 % of the documents' tokens", () => {
  const total = { markdown: 0, html: 0 };
  for (const { url, text } of FILES) {
    total.markdown += tokensIn(text);
    total.html += tokensIn(documentAt(url) ?? "");
  }
  expect(total.markdown / total.html).toBeLessThan(0.3);
});

/**
 * Counts words, numbers and punctuation marks, whose ratio between files is close to that of a language model's
 * tokens.
 */
function tokensIn(text: string): number {
  return text.match(/\p{L}+|\p{N}+|[^\s\p{L}\p{N}]/gu)?.length ?? 0;
}

function markdownAt(url: string): string {
  const file = join(DIST, decodeURI(url), "index.md");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function nodesOf(text: string): Nodes[] {
  const collect = (node: Nodes): Nodes[] => [node, ...("children" in node ? node.children.flatMap(collect) : [])];
  return collect(markdownToMdast(text));
}
