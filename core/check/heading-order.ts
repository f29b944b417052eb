import type { Problem } from "#model/problem.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import { problemIn } from "../problems/problem-in.ts";

/**
 * Reports headings that break the outline, which readers use to navigate with a screen reader: the title is level 1,
 * and no level below it is skipped.
 */
export function checkHeadingOrder(page: SourcePage): Problem[] {
  const titleIsGiven = page.frontMatterPlaces.has("title");
  let previous = 1;
  return page.headings.flatMap(({ depth, place }): Problem[] => {
    const allowed = previous + 1;
    previous = depth;
    if (depth === 1 && titleIsGiven) {
      return [
        problemIn(page, place, {
          rule: "heading-order",
          message: "The only level-1 heading of a page is its title in the front matter.",
          fix: "Start at ##. A line of === under text makes a level-1 heading too.",
        }),
      ];
    }
    if (depth <= allowed) return [];
    const before = allowed === 2 ? "the page's title" : `a heading of level ${allowed - 1}`;
    return [
      problemIn(page, place, {
        rule: "heading-order",
        message: `A heading of level ${depth} follows ${before}: level ${allowed} is skipped.`,
        fix: `Write ${"#".repeat(allowed)} instead of ${"#".repeat(depth)}.`,
      }),
    ];
  });
}
