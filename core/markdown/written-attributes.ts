import type { Place } from "../problems/place.ts";
import { attributesOf } from "./component-element.ts";
import { htmlTags } from "./html-tags.ts";
import { nodesOf, tagsOf } from "./nodes-of.ts";
import { placeInNode } from "./place-in-node.ts";
import { placeOf } from "./place-of.ts";
import type { SourcePage } from "./source-page.ts";

/** An attribute with text as its value, on a tag in raw HTML or in MDX. */
export type WrittenAttribute = { tag: string; name: string; value: string; place: Place };

export function writtenAttributes({ tree }: Pick<SourcePage, "tree">): WrittenAttribute[] {
  const inHtml = nodesOf(tree, "html").flatMap((node) =>
    htmlTags(node.value).flatMap(({ name: tag, attributes }) =>
      attributes.map(({ name, value, start }) => ({ tag, name, value, place: placeInNode(node, start) })),
    ),
  );
  const inMdx = tagsOf(tree).flatMap((node) =>
    Object.entries(attributesOf(node)).flatMap(([name, value]) =>
      typeof value === "string" ? { tag: node.name ?? "", name, value, place: placeOf(node) } : [],
    ),
  );
  return [...inHtml, ...inMdx];
}
