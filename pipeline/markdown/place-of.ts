import type { Nodes } from "mdast";
import type { Place } from "../read/source-page.ts";

/** Returns the place where a node starts. */
export function placeOf(node: Nodes): Place {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
}
