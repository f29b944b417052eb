import { diff } from "node:util";
import type { Root } from "mdast";

/** A difference between two versions of a page, in blocks: its top-level paragraphs, headings, lists and so on. */
export type BlockChange =
  | { kind: "changed"; before: number; after: number }
  | { kind: "removed"; before: number }
  /** `before`: the block that it follows; -1 for a block at the start. */
  | { kind: "added"; before: number; after: number };

/** Returns the differences between two versions, in the order of the earlier one. */
export function changedBlocks(before: Root, after: Root): BlockChange[] {
  const [a, b] = [before.children.map(textOfBlock), after.children.map(textOfBlock)];
  const changes: BlockChange[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...commonBlocks(a, b), [a.length, b.length] as const]) {
    for (; i < nextI && j < nextJ; i++, j++) changes.push({ kind: "changed", before: i, after: j });
    for (; i < nextI; i++) changes.push({ kind: "removed", before: i });
    for (; j < nextJ; j++) changes.push({ kind: "added", before: i - 1, after: j });
    i++;
    j++;
  }
  return changes;
}

/** Two blocks with the same text differ only in their places in the file and in the breaks of their lines. */
function textOfBlock(block: Root["children"][number]): string {
  return JSON.stringify(block, (key, value: unknown) => {
    if (key === "position") return undefined;
    return typeof value === "string" ? value.replace(/\s*\n\s*/g, " ") : value;
  });
}

/** Returns the positions of the blocks that both lists have, in the order of both. */
function commonBlocks(a: readonly string[], b: readonly string[]): [number, number][] {
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  for (const [operation] of diff(a, b)) {
    if (operation === 0) pairs.push([i, j]);
    // Node marks a block that only the first list has with 1.
    if (operation >= 0) i++;
    if (operation <= 0) j++;
  }
  return pairs;
}
