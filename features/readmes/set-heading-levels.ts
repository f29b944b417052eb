import type { Root } from "mdast";
import { nodesOf } from "../../core/markdown/nodes-of.ts";

/** Renumbers heading levels so that they start at 2 and skip none: 1 3 3 → 2 3 3. */
export function setHeadingLevels(tree: Root): void {
  const open: number[] = [];
  for (const heading of nodesOf(tree, "heading")) {
    while ((open.at(-1) ?? 0) >= heading.depth) open.pop();
    open.push(heading.depth);
    heading.depth = LEVELS[open.length - 1] ?? 6;
  }
}

const LEVELS = [2, 3, 4, 5, 6] as const;
