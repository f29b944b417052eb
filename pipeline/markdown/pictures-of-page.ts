import type { SourcePage, WrittenPicture } from "../read/source-page.ts";
import { placeOf } from "./place-of.ts";
import { walkTree } from "./walk-tree.ts";
import { writtenAttributes } from "./written-attributes.ts";

/** Every picture as it is written: in Markdown, as a definition, or as `<img src>`. */
export function picturesOfPage(page: Pick<SourcePage, "tree">): WrittenPicture[] {
  const images: WrittenPicture[] = [];
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
