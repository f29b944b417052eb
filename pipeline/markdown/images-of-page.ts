import type { SourcePage, WrittenImage } from "../read/source-page.ts";
import { placeOf } from "./place-of.ts";
import { walkTree } from "./walk-tree.ts";
import { writtenAttributes } from "./written-attributes.ts";

/** Returns every image of a page as it's written: in Markdown, as a definition, or as `<img src>`. */
export function imagesOfPage(page: Pick<SourcePage, "tree">): WrittenImage[] {
  const images: WrittenImage[] = [];
  const referenced = new Set<string>();
  walkTree(page.tree, (node) => {
    if (node.type === "imageReference") referenced.add(node.identifier);
  });
  walkTree(page.tree, (node) => {
    if (node.type === "image") images.push({ src: node.url, place: placeOf(node) });
    else if (node.type === "definition" && referenced.has(node.identifier)) {
      images.push({ src: node.url, place: placeOf(node) });
    }
  });
  for (const { tag, name, value, place } of writtenAttributes(page)) {
    if (tag === "img" && name === "src") images.push({ src: value, place });
  }
  return images;
}
