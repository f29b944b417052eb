import type { Place } from "../problems/place.ts";
import { type FenceKind, fenceKind } from "./fence-kind.ts";
import { fenceOf } from "./form-code-blocks.ts";
import { nodesOf } from "./nodes-of.ts";
import type { Fence } from "./parse-fence.ts";
import { placeOf } from "./place-of.ts";
import type { SourcePage } from "./source-page.ts";

export type FencedCode = {
  fence: Fence;
  kind: FenceKind;
  /** The code after the change that a diff shows. */
  code: string;
  place: Place;
};

/** Returns every code fence of a page with its kind. */
export function codeOfFences({ tree }: Pick<SourcePage, "tree">): FencedCode[] {
  return nodesOf(tree, "code").map((node) => {
    const fence = fenceOf(node);
    const code = fence.diff ? afterDiff(node.value) : node.value;
    return { fence, kind: fenceKind(fence), code, place: placeOf(node) };
  });
}

/** '-a\n+b\n c' → 'b\nc'. */
export function afterDiff(value: string): string {
  return value
    .split("\n")
    .filter((line) => !line.startsWith("-"))
    .map((line) => line.replace(/^[+ ]/, ""))
    .join("\n");
}
