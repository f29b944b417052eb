import type { Root } from "mdast";
import { nodesOf } from "../../core/markdown/nodes-of.ts";
import type { SourceHeading } from "../../core/markdown/source-page.ts";
import { safeId } from "./safe-id.ts";

/**
 * Makes the ids of headings and raw HTML safe; of equal ids in HTML, only the first stays. Returns the headings with
 * their new ids.
 */
export function assignSafeIds(tree: Root, headings: readonly SourceHeading[]): SourceHeading[] {
  const renamed = headings.map((heading) => ({ ...heading, id: safeId(heading.id) }));
  const taken = new Set(renamed.map((heading) => heading.id));
  const free = (id: string) => !taken.has(id) && taken.add(id).has(id);
  for (const heading of nodesOf(tree, "heading")) {
    const id = safeId(String(heading.data?.hProperties?.["id"] ?? ""));
    heading.data = { ...heading.data, hProperties: { id } };
  }
  for (const { data } of nodesOf(tree, "htmlElement")) {
    const { id: written, name: _name, ...others } = data.hProperties;
    if (typeof written !== "string") continue;
    const id = safeId(written);
    data.hProperties = free(id) ? { ...others, id } : others;
  }
  return renamed;
}
