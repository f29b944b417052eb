import type { Anchor } from "#model/page.ts";

/** Documents with more headings only list them in the sidebar. */
export const MOST_IN_DOCUMENT = 60;

export function countAnchors(anchors: readonly Anchor[]): number {
  return anchors.reduce((sum, { children = [] }) => sum + 1 + children.length, 0);
}
