import type { Root } from "mdast";
import { walkTree } from "../markdown/walk-tree.ts";

/** Renumbers heading levels so that they start at 2 and skip none: 1 3 3 → 2 3 3. */
export function setHeadingLevels(tree: Root): void {
  const open: number[] = [];
  walkTree(tree, (node) => {
    if (node.type !== "heading") return;
    while ((open.at(-1) ?? 0) >= node.depth) open.pop();
    open.push(node.depth);
    node.depth = LEVELS[open.length - 1] ?? 6;
  });
}

const LEVELS = [2, 3, 4, 5, 6] as const;
