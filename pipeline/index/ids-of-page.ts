import { attributesOf } from "../markdown/component-element.ts";
import { htmlTags } from "../markdown/html-tags.ts";
import { walkTree } from "../markdown/walk-tree.ts";
import type { SourcePage } from "../read/source-page.ts";

/** Every id a link to the page may name: headings, footnotes, and ids in raw HTML or on MDX elements. */
export function idsOfPage(page: SourcePage): Set<string> {
  const ids = new Set(page.headings.map((heading) => heading.id));
  walkTree(page.tree, (node) => {
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
  return ids;
}
