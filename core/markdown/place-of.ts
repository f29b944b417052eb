import type { Nodes } from "mdast";
import { type Place, START } from "../problems/place.ts";

/** Returns the place where a node starts. */
export function placeOf(node: Nodes): Place {
  const { line, column } = node.position?.start ?? START;
  return { line, column };
}
