import type { Root } from "mdast";
import { walkTree } from "../markdown/walk-tree.ts";
import type { SourceHeading } from "../read/source-page.ts";
import { safeId } from "./safe-id.ts";

/**
 * Makes the ids of headings and raw HTML safe; of equal ids in HTML, only the first stays. Returns the headings with
 * their new ids.
 */
export function assignSafeIds(tree: Root, headings: readonly SourceHeading[]): SourceHeading[] {
  const renamed = headings.map((heading) => ({ ...heading, id: safeId(heading.id) }));
  const taken = new Set(renamed.map((heading) => heading.id));
  const free = (id: string) => !taken.has(id) && taken.add(id).has(id);
  walkTree(tree, (node) => {
    if (node.type === "heading") {
      const written = String(node.data?.hProperties?.["id"] ?? "");
      const id = safeId(written);
      node.data = { ...node.data, hProperties: { id } };
    } else if (node.type === "htmlElement") {
      const { id: written, name: _name, ...others } = node.data.hProperties;
      if (typeof written !== "string") return;
      const id = safeId(written);
      node.data.hProperties = free(id) ? { ...others, id } : others;
    }
  });
  return renamed;
}
