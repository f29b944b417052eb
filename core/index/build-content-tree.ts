import type { ContentNode, DirectoryNode, FileNode } from "#model/content-node.ts";
import * as strings from "#strings";
import type { SourcePage } from "../markdown/source-page.ts";
import { buildAnchors } from "./build-anchors.ts";
import { printableUrlOf } from "./printable-url.ts";

/** Sort value of a page that gives none: after pages that do, before the printable page. */
const DEFAULT_SORT = 500;
const PRINTABLE_SORT = 999;

/** Builds the tree of folders and files in reading order, with the printable page of each section. */
export function buildContentTree(pages: readonly SourcePage[]): DirectoryNode {
  const root: DirectoryNode = { type: "directory", path: "", name: "", url: "/", size: 0, children: [] };
  for (const page of pages) {
    const segments = pathOf(page).split("/").slice(0, -1);
    let directory = root;
    root.size += page.size;
    for (const name of segments) {
      directory = childDirectory(directory, name);
      directory.size += page.size;
    }
    directory.children.push(fileNode(page));
  }
  for (const section of [root, ...root.children]) addPrintable(section);
  sortChildren(root);
  return root;
}

/** Returns URLs in reading order, folder by folder. */
export function pagesInOrder(node: ContentNode): string[] {
  return node.type === "file" ? [node.url] : node.children.flatMap(pagesInOrder);
}

function childDirectory(parent: DirectoryNode, name: string): DirectoryNode {
  const existing = parent.children.find((child) => child.type === "directory" && child.name === name);
  if (existing?.type === "directory") return existing;
  const path = parent.path === "" ? name : `${parent.path}/${name}`;
  const created: DirectoryNode = { type: "directory", path, name, url: `/${path}/`, size: 0, children: [] };
  parent.children.push(created);
  return created;
}

function fileNode(page: SourcePage): FileNode {
  const { title, sort, group, contributors, related, source, edit, repo, date } = page.frontMatter;
  return {
    type: "file",
    path: pathOf(page),
    name: pathOf(page).split("/").at(-1) ?? "",
    url: page.url,
    size: page.size,
    extension: page.extension,
    title,
    sort: sort ?? DEFAULT_SORT,
    group: group ?? "-",
    anchors: buildAnchors(page.headings),
    contributors: contributors ?? [],
    related: related ?? [],
    ...(source !== undefined && { source }),
    ...(edit !== undefined && { edit }),
    ...(repo !== undefined && { repo }),
    ...(date !== undefined && { date }),
  };
}

/** A translation is at the place of the English page. */
function pathOf({ path, translationOf = path }: SourcePage): string {
  return translationOf;
}

/** The build combines the printable page from the section's pages, so it has no file and no size. */
function addPrintable(section: ContentNode): void {
  if (section.type === "file") return;
  const url = printableUrlOf(section.url);
  if (url === undefined || !hasOwnPages(section) || section.children.some((child) => child.url === url)) return;
  section.children.push({
    type: "file",
    path: section.path === "" ? "printable.md" : `${section.path}/printable.md`,
    name: "printable.md",
    url,
    size: 0,
    extension: "md",
    title: strings.titles.printable,
    sort: PRINTABLE_SORT,
    group: "-",
    anchors: [],
    contributors: [],
    related: [],
  });
}

/** Pages in folders belong to their folder's section, so the top level needs a page of its own. */
function hasOwnPages(section: DirectoryNode): boolean {
  return section.path !== "" || section.children.some(isIndex);
}

/**
 * Puts the index page first, then pages by `sort` and name, then dated pages, the newest first, and the printable page
 * last. A folder is where its index page would be.
 */
function sortChildren(directory: DirectoryNode): void {
  for (const child of directory.children) if (child.type === "directory") sortChildren(child);
  directory.children.sort(
    (a, b) =>
      Number(isIndex(b)) - Number(isIndex(a)) ||
      Number(isPrintable(a)) - Number(isPrintable(b)) ||
      Number(dateOf(a) !== "") - Number(dateOf(b) !== "") ||
      compareNames(dateOf(b), dateOf(a)) ||
      sortOf(a) - sortOf(b) ||
      compareNames(a.name, b.name),
  );
}

function isIndex(node: ContentNode): boolean {
  return node.type === "file" && /^_?index\.mdx?$/.test(node.name);
}

function isPrintable(node: ContentNode): boolean {
  return node.type === "file" && node.sort === PRINTABLE_SORT;
}

/** Returns '' for a node without a date. */
function dateOf(node: ContentNode): string {
  return node.type === "file" ? (node.date ?? "") : "";
}

function sortOf(node: ContentNode): number {
  if (node.type === "file") return node.sort;
  const index = node.children.find(isIndex);
  return index?.type === "file" && index.sort >= 0 ? index.sort : DEFAULT_SORT;
}

/** Compares by code unit, which is the same on every machine. */
function compareNames(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
