import type { Definition, Nodes, Root } from "mdast";
import { walkTree } from "../markdown/walk-tree.ts";

/** `[name]: address` lines by their identifiers; the first of each counts. */
export function definitionsOf(tree: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  walkTree(tree, (node) => {
    if (node.type === "definition" && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return definitions;
}

/** Where a link or image leads, written in place or by reference. */
export function targetOf(node: Nodes, definitions: ReadonlyMap<string, Definition>): string | undefined {
  if (node.type === "link" || node.type === "image") return node.url;
  if (node.type === "linkReference" || node.type === "imageReference") return definitions.get(node.identifier)?.url;
  return undefined;
}
