import type { Html, Text } from "mdast";
import { type Place, placeAt } from "../problems/place.ts";
import { placeOf } from "./place-of.ts";

/** Returns the place of the character at `offset` in a node's text. */
export function placeInNode(node: Html | Text, offset: number): Place {
  const start = placeOf(node);
  const { line, column } = placeAt(node.value, offset);
  return { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
}
