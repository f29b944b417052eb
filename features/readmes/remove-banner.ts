import type { Heading, Nodes, Root } from "mdast";
import { replaceNodes } from "./replace-nodes.ts";
import { visibleText } from "./tree-text.ts";

/**
 * Removes logos and the title from the start of a README, because the page has a title: images alone before the first
 * section, a first heading of level 1, and headings with the package's name.
 */
export function removeBanner(tree: Root, names: readonly string[]): void {
  unwrapLayout(tree);
  const [first] = headingsOf(tree);
  if (first?.depth === 1) remove(first, tree);
  // Some READMEs have their name in the banner and below it.
  for (const heading of headingsOf(tree)) {
    if (!isName(visibleText(heading), names)) break;
    remove(heading, tree);
  }
  const end = tree.children.findIndex((node) => node.type === "heading" || node.type === "code");
  const head = tree.children.slice(0, end === -1 ? undefined : end);
  tree.children.splice(0, head.length, ...head.filter((node) => !(holdsImage(node) && visibleText(node) === "")));
}

function headingsOf(tree: Root): Heading[] {
  return tree.children.filter((node) => node.type === "heading");
}

function remove(node: Heading, tree: Root): void {
  tree.children = tree.children.filter((child) => child !== node);
}

/** `<div align="center">` only aligns its content; `<picture>` only offers its image in other formats. */
function unwrapLayout(tree: Root): void {
  replaceNodes(tree, (node) => {
    const isLayout = node.type === "htmlElement" && LAYOUT.has(node.data.hName);
    return isLayout ? node.children.filter((inner) => inner.type !== "text" || inner.value.trim() !== "") : [node];
  });
}

const LAYOUT = new Set(["div", "center", "picture", "font", "html", "body"]);

function holdsImage(node: Nodes): boolean {
  return node.type === "image" || ("children" in node && node.children.some(holdsImage));
}

/** 'HTML Webpack Plugin' is html-webpack-plugin. */
function isName(text: string, names: readonly string[]): boolean {
  const letters = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, "");
  return names.some((name) => letters(name) === letters(text));
}
