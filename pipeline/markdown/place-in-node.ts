import type { Html, Text } from "mdast";
import type { Place } from "../read/source-page.ts";
import { placeOf } from "./place-of.ts";

/** Returns the place of the character at `offset` in a node's text. */
export function placeInNode(node: Html | Text, offset: number): Place {
  const start = placeOf(node);
  const lines = node.value.slice(0, offset).split("\n");
  const last = lines.at(-1) ?? "";
  if (lines.length === 1) return { line: start.line, column: start.column + last.length };
  return { line: start.line + lines.length - 1, column: last.length + 1 };
}
