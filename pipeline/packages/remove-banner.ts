import type { Nodes, Root } from "mdast";
import { visibleText } from "./tree-text.ts";

/**
 * The head of a README without its logos and its title, which the page has already: what stands before the first text and
 * shows only pictures, and the first heading when it is of level 1 or the package's name.
 */
export function removeBanner(tree: Root, names: readonly string[]): void {
  unwrapLayout(tree);
  const title = tree.children.findIndex((node) => node.type === "heading");
  const heading = tree.children[title];
  if (heading?.type === "heading" && (heading.depth === 1 || isName(visibleText(heading), names))) {
    tree.children.splice(title, 1);
  }
  const end = tree.children.findIndex((node) => node.type === "heading" || node.type === "code");
  const head = tree.children.slice(0, end === -1 ? undefined : end);
  tree.children.splice(0, head.length, ...head.filter((node) => !(holdsImage(node) && visibleText(node) === "")));
}

/** `<div align="center">` only moves what is in it; `<picture>` only offers its image in other forms. */
function unwrapLayout(parent: Nodes): void {
  if (!("children" in parent)) return;
  const children: Nodes[] = parent.children;
  for (const child of children) unwrapLayout(child);
  const unwrapped = children.flatMap((child): Nodes[] => {
    const isLayout = child.type === "htmlElement" && LAYOUT.has(child.data.hName);
    return isLayout ? child.children.filter((inner) => inner.type !== "text" || inner.value.trim() !== "") : [child];
  });
  if (unwrapped.some((child, index) => child !== children[index])) children.splice(0, children.length, ...unwrapped);
}

const LAYOUT = new Set(["div", "center", "picture", "font", "html", "body"]);

function holdsImage(node: Nodes): boolean {
  if (node.type === "image" || node.type === "imageReference") return true;
  return "children" in node && node.children.some(holdsImage);
}

/** 'HTML Webpack Plugin' is html-webpack-plugin. */
function isName(text: string, names: readonly string[]): boolean {
  const letters = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, "");
  return names.some((name) => letters(name) === letters(text));
}
