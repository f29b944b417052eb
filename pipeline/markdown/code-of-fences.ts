import type { Code } from "mdast";
import type { Place, SourcePage } from "../read/source-page.ts";
import { type FenceKind, fenceKind } from "./fence-kind.ts";
import { fenceOf } from "./form-code-blocks.ts";
import type { Fence } from "./parse-fence.ts";
import { placeOf } from "./place-of.ts";
import { walkTree } from "./walk-tree.ts";

export type FencedCode = {
  fence: Fence;
  kind: FenceKind;
  /** The code after the change that a diff shows. */
  code: string;
  place: Place;
};

/** Returns every code fence of a page with its kind. */
export function codeOfFences({ tree }: Pick<SourcePage, "tree">): FencedCode[] {
  const all: FencedCode[] = [];
  walkTree(tree, (node) => {
    if (node.type === "code") all.push(fencedCode(node));
  });
  return all;
}

function fencedCode(node: Code): FencedCode {
  const fence = fenceOf(node);
  return { fence, kind: fenceKind(fence), code: fence.diff ? afterDiff(node.value) : node.value, place: placeOf(node) };
}

/** '-a\n+b\n c' → 'b\nc'. */
export function afterDiff(value: string): string {
  return value
    .split("\n")
    .filter((line) => !line.startsWith("-"))
    .map((line) => line.replace(/^[+ ]/, ""))
    .join("\n");
}
