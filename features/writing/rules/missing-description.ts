import type { Problem } from "#model/problem.ts";
import type { SourcePage } from "../../../core/markdown/source-page.ts";
import { START } from "../../../core/problems/place.ts";
import { problemIn } from "../../../core/problems/problem-in.ts";

/** The description of a page that `npm run new` created. Readers must never see it, so it stops the build. */
export const DESCRIPTION_TO_WRITE = "TODO: one sentence of 70 to 160 characters for search results";

export function checkMissingDescription(page: SourcePage): Problem[] {
  const { description } = page.frontMatter;
  const place = page.frontMatterPlaces.get("description") ?? START;
  if (description?.startsWith("TODO")) {
    return [
      problemIn(page, place, {
        rule: "missing-description",
        message: "The description of this page hasn't been written.",
        fix: "Replace it with one sentence of 70 to 160 characters for search results.",
      }),
    ];
  }
  // A description of the wrong type is reported when the page is parsed.
  if (description === undefined ? page.frontMatterPlaces.has("description") : description.trim() !== "") return [];
  return [
    problemIn(page, place, {
      rule: "missing-description",
      severity: "warning",
      message: "This page has no description.",
      fix: "Add `description:` to its front matter: one sentence of 70 to 160 characters for search results.",
    }),
  ];
}
