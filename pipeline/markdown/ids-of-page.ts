import type { SourcePage } from "../read/source-page.ts";
import { attributesOf } from "./component-element.ts";
import { htmlTags } from "./html-tags.ts";
import { walkTree } from "./walk-tree.ts";

/** Returns every id that a link to the page may name: of headings, footnotes, raw HTML and MDX elements. */
export function idsOfPage({ tree, headings }: Pick<SourcePage, "tree" | "headings">): string[] {
  const ids = new Set(headings.map((heading) => heading.id));
  walkTree(tree, (node) => {
    if (node.type === "html") {
      for (const tag of htmlTags(node.value)) {
        for (const { name, value } of tag.attributes) {
          if (name === "id" || (name === "name" && tag.name === "a")) ids.add(value);
        }
      }
    } else if (node.type === "footnoteDefinition") {
      ids.add(`fn-${node.identifier}`);
    } else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      const { id } = attributesOf(node);
      if (typeof id === "string") ids.add(id);
    }
  });
  return [...ids];
}
