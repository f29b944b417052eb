import type { Place, SourcePage } from "../read/source-page.ts";
import { attributesOf } from "./component-element.ts";
import { htmlTags } from "./html-tags.ts";
import { placeInNode } from "./place-in-node.ts";
import { placeOf } from "./place-of.ts";
import { walkTree } from "./walk-tree.ts";

/** An attribute with text as its value, on a tag in raw HTML or in MDX. */
export type WrittenAttribute = { tag: string; name: string; value: string; place: Place };

export function writtenAttributes({ tree }: Pick<SourcePage, "tree">): WrittenAttribute[] {
  const found: WrittenAttribute[] = [];
  walkTree(tree, (node) => {
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
