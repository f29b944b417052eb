import type { Root } from "mdast";
import { isQuestions } from "../markdown/form-questions.ts";

/** A difference between two versions of a page, in blocks: its top-level paragraphs, headings, lists and so on. */
export type BlockChange =
  | { kind: "changed"; before: number; after: number }
  | { kind: "removed"; before: number }
  /** `before`: the block that it follows; -1 for a block at the start. */
  | { kind: "added"; before: number; after: number };

/** Returns the differences between two versions, in the order of the earlier one. */
export function changedBlocks(before: Root, after: Root): BlockChange[] {
  const [a, b] = [before, after].map(({ children }) => children.map(textOfBlock));
  const changes: BlockChange[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...commonBlocks(a ?? [], b ?? []), [a?.length ?? 0, b?.length ?? 0] as const]) {
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
  // Translators write their own questions, so their text isn't compared.
  if (isQuestions(block)) return "questions";
  return JSON.stringify(block, (key, value: unknown) => {
    if (key === "position") return undefined;
    return typeof value === "string" ? value.replace(/\s*\n\s*/g, " ") : value;
  });
}

/** Returns the positions of the longest common subsequence in both lists. */
function commonBlocks(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row) row[j] = a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
