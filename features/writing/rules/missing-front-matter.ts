import type { Problem } from "#model/problem.ts";
import type { SourcePage } from "../../../core/markdown/source-page.ts";
import { START } from "../../../core/problems/place.ts";
import { problemIn } from "../../../core/problems/problem-in.ts";

/** Reports a page without front matter, which is only named after its file. */
export function checkFrontMatter(page: SourcePage): Problem[] {
  if (page.frontMatterPlaces.size > 0) return [];
  return [
    problemIn(page, START, {
      rule: "front-matter",
      message: "This page has no front matter.",
      fix: "Begin it with --- / title: Its title / ---.",
    }),
  ];
}
