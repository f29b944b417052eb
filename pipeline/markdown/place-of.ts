import type { Node } from "unist";
import type { Place } from "../read/source-page.ts";

/** Where a node begins. */
export function placeOf(node: Node): Place {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}
