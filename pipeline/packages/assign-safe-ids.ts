import type { Root } from "mdast";
import { walkTree } from "../markdown/walk-tree.ts";
import type { SourceHeading } from "../read/source-page.ts";
import { htmlElement } from "./html-element.ts";
import { safeId } from "./safe-id.ts";

/**
 * Ids of headings and of written HTML → ids that clobber nothing; of two alike the second goes. `anchors` are further ids
 * that the web links to, each with the id of the heading it stands for. Gives the headings as they are called now.
 */
export function assignSafeIds(
  tree: Root,
  headings: readonly SourceHeading[],
  anchors: Readonly<Record<string, string>>,
): SourceHeading[] {
  const renamed = headings.map((heading) => ({ ...heading, id: safeId(heading.id) }));
  const taken = new Set(renamed.map((heading) => heading.id));
  const free = (id: string) => !taken.has(id) && taken.add(id).has(id);
  walkTree(tree, (node) => {
    if (node.type === "heading") {
      const written = String(node.data?.hProperties?.["id"] ?? "");
      const id = safeId(written);
      node.data = { ...node.data, hProperties: { id } };
      const others = Object.keys(anchors).filter((other) => anchors[other] === id && free(other));
      node.children.unshift(...others.map((other) => htmlElement("span", { id: other }, [])));
    } else if (node.type === "htmlElement") {
      const { id: written, name: _name, ...others } = node.data.hProperties;
      if (typeof written !== "string" || anchors[written] !== undefined) return;
      const id = safeId(written);
      node.data.hProperties = free(id) ? { ...others, id } : others;
    }
  });
  return renamed;
}
