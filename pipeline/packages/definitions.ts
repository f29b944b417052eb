import type { Definition, Nodes, Root } from "mdast";
import { walkTree } from "../markdown/walk-tree.ts";

/** Returns the `[name]: url` lines by identifier; the first of each counts. */
export function definitionsOf(tree: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  walkTree(tree, (node) => {
    if (node.type === "definition" && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return definitions;
}

/** Returns the URL of a link or image, whether it's written in place or as a reference. */
export function targetOf(node: Nodes, definitions: ReadonlyMap<string, Definition>): string | undefined {
  if (node.type === "link" || node.type === "image") return node.url;
  if (node.type === "linkReference" || node.type === "imageReference") return definitions.get(node.identifier)?.url;
  return undefined;
}
