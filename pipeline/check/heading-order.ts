import type { Problem } from "#model/problem.ts";
import type { SourcePage } from "../read/source-page.ts";
import { problemIn } from "./problem-in.ts";

/** Readers with a screen reader jump from heading to heading: the title is level 1, and no level is left out below it. */
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
          message: "The page's only level-1 heading is the title of its front matter.",
          remedy: "Start at ##; a line of === under a text makes a level-1 heading too.",
        }),
      ];
    }
    if (depth <= allowed) return [];
    const before = allowed === 2 ? "the page's title" : `a heading of level ${allowed - 1}`;
    return [
      problemIn(page, place, {
        rule: "heading-order",
        message: `A heading of level ${depth} follows ${before}: level ${allowed} is left out.`,
        remedy: `Write ${"#".repeat(allowed)} instead of ${"#".repeat(depth)}.`,
      }),
    ];
  });
}
