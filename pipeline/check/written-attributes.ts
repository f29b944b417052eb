import { attributesOf } from "../markdown/component-element.ts";
import { htmlTags } from "../markdown/html-tags.ts";
import { placeOf } from "../markdown/place-of.ts";
import { walkTree } from "../markdown/walk-tree.ts";
import type { Place, SourcePage } from "../read/source-page.ts";
import { placeInNode } from "./place-in-node.ts";

/** An attribute with a text for its value, on a tag in raw HTML or in MDX. */
export type WrittenAttribute = { tag: string; name: string; value: string; place: Place };

export function writtenAttributes(page: SourcePage): WrittenAttribute[] {
  const found: WrittenAttribute[] = [];
  walkTree(page.tree, (node) => {
    if (node.type === "html") {
      for (const { name: tag, attributes } of htmlTags(node.value)) {
        for (const { name, value, start } of attributes) {
          found.push({ tag, name, value, place: placeInNode(node, start) });
        }
      }
    } else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      for (const [name, value] of Object.entries(attributesOf(node))) {
        if (typeof value === "string") found.push({ tag: node.name ?? "", name, value, place: placeOf(node) });
      }
    }
  });
  return found;
}
