import type { Nodes } from "mdast";
import { nodesOf } from "../../../core/markdown/nodes-of.ts";
import { placeInNode } from "../../../core/markdown/place-in-node.ts";
import { placeOf } from "../../../core/markdown/place-of.ts";
import type { SourcePage } from "../../../core/markdown/source-page.ts";
import { type Place, START } from "../../../core/problems/place.ts";

/** Text that readers see, with the place of each character. */
export type TextPiece = { text: string; placeAt: (offset: number) => Place };

/** Returns the prose of a page: title and description, text without code, and descriptions of images. */
export function textPieces(page: SourcePage): TextPiece[] {
  const { title, description = "" } = page.frontMatter;
  const inProse = nodesOf(page.tree, "text", "image").map((node) =>
    node.type === "text"
      ? { text: node.value, placeAt: (offset: number) => placeInNode(node, offset) }
      : piece(node.alt ?? "", placeOf(node)),
  );
  return [
    piece(title, page.frontMatterPlaces.get("title")),
    piece(description, page.frontMatterPlaces.get("description")),
    ...inProse,
  ];
}

function piece(text: string, place = START): TextPiece {
  return { text, placeAt: () => place };
}

/** Returns a paragraph's text with one word for each piece of code. */
export function sentenceText(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "inlineCode") return "code";
  return "children" in node ? node.children.map(sentenceText).join("") : "";
}
