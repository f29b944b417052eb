import type { Definition, Nodes, Root } from "mdast";
import { nodesOf } from "../markdown/nodes-of.ts";

/** Returns the `[name]: url` lines by identifier; the first of each counts. */
export function definitionsOf(tree: Root): ReadonlyMap<string, Definition> {
  // A map keeps the last of two entries with the same key.
  const definitions = nodesOf(tree, "definition").toReversed();
  return new Map(definitions.map((definition) => [definition.identifier, definition]));
}

/** Returns the URL of a link or image, whether it's written in place or as a reference. */
export function targetOf(node: Nodes, definitions: ReadonlyMap<string, Definition>): string | undefined {
  if (node.type === "link" || node.type === "image") return node.url;
  if (node.type === "linkReference" || node.type === "imageReference") return definitions.get(node.identifier)?.url;
  return undefined;
}
