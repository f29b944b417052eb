import type { Problem } from "#model/problem.ts";
import type { SourcePage } from "../read/source-page.ts";
import { problemIn } from "./problem-in.ts";

export function checkMissingDescription(page: SourcePage): Problem[] {
  const { description } = page.frontMatter;
  // A description of the wrong type is reported when the page is parsed.
  if (description === undefined ? page.frontMatterPlaces.has("description") : description.trim() !== "") return [];
  return [
    problemIn(page, page.frontMatterPlaces.get("description") ?? { line: 1, column: 1 }, {
      rule: "missing-description",
      severity: "warning",
      message: "This page has no description.",
      fix: "Add `description:` to its front matter: one sentence of 70 to 160 characters for search results.",
    }),
  ];
}
