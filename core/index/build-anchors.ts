import type { Anchor } from "#model/page.ts";
import type { SourceHeading } from "../markdown/source-page.ts";

const DEEPEST = 3;

/**
 * Builds the tree of a page's headings down to level 3. A heading's parent is the nearest one before it that has a
 * higher level.
 */
export function buildAnchors(headings: readonly SourceHeading[]): Anchor[] {
  const roots: Anchor[] = [];
  const open: Anchor[] = [];
  for (const { title, id, depth } of headings) {
    if (depth > DEEPEST) continue;
    const anchor: Anchor = { title, id, level: depth };
    while ((open.at(-1)?.level ?? 0) >= depth) open.pop();
    const parent = open.at(-1);
    if (parent === undefined) roots.push(anchor);
    else (parent.children ??= []).push(anchor);
    open.push(anchor);
  }
  return roots;
}
