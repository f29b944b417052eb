import { nodesOf } from "./nodes-of.ts";
import { placeOf } from "./place-of.ts";
import type { SourcePage, WrittenImage } from "./source-page.ts";
import { writtenAttributes } from "./written-attributes.ts";

/** Returns every image of a page as it's written: in Markdown, as a definition, or as `<img src>`. */
export function imagesOfPage(page: Pick<SourcePage, "tree">): WrittenImage[] {
  const referenced = new Set(nodesOf(page.tree, "imageReference").map(({ identifier }) => identifier));
  const inMarkdown = nodesOf(page.tree, "image", "definition").filter(
    (node) => node.type === "image" || referenced.has(node.identifier),
  );
  const inTags = writtenAttributes(page).filter(({ tag, name }) => tag === "img" && name === "src");
  return [
    ...inMarkdown.map((node) => ({ src: node.url, place: placeOf(node) })),
    ...inTags.map(({ value, place }) => ({ src: value, place })),
  ];
}
