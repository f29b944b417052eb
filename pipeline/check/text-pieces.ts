import type { Nodes } from "mdast";
import { placeInNode } from "../markdown/place-in-node.ts";
import { placeOf } from "../markdown/place-of.ts";
import { walkTree } from "../markdown/walk-tree.ts";
import type { Place, SourcePage } from "../read/source-page.ts";

/** Text that readers read, and where each of its characters stands. */
export type TextPiece = { text: string; placeAt: (offset: number) => Place };

/** All prose of a page: title and description, text without code, and what pictures show. */
export function textPieces(page: SourcePage): TextPiece[] {
  const { title, description = "" } = page.frontMatter;
  const pieces = [
    piece(title, page.frontMatterPlaces.get("title")),
    piece(description, page.frontMatterPlaces.get("description")),
  ];
  walkTree(page.tree, (node) => {
    if (node.type === "text") pieces.push({ text: node.value, placeAt: (offset) => placeInNode(node, offset) });
    else if (node.type === "image") pieces.push(piece(node.alt ?? "", placeOf(node)));
  });
  return pieces;
}

function piece(text: string, place: Place = { line: 1, column: 1 }): TextPiece {
  return { text, placeAt: () => place };
}

/** The text of a paragraph with one word for each piece of code. */
export function sentenceText(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "inlineCode") return "code";
  return "children" in node ? node.children.map(sentenceText).join("") : "";
}
