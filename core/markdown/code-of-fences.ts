import type { Place } from "../problems/place.ts";
import { fenceOf } from "./form-code-blocks.ts";
import { nodesOf } from "./nodes-of.ts";
import type { Fence } from "./parse-fence.ts";
import { placeOf } from "./place-of.ts";
import type { SourcePage } from "./source-page.ts";

export type FencedCode = {
  fence: Fence;
  /** The code after the change that a diff shows. */
  code: string;
  place: Place;
};

/** Returns every code fence of a page. */
export function codeOfFences({ tree }: Pick<SourcePage, "tree">): FencedCode[] {
  return nodesOf(tree, "code").map((node) => {
    const fence = fenceOf(node);
    const code = fence.diff ? afterDiff(node.value) : node.value;
    return { fence, code, place: placeOf(node) };
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
