import { codeOfFences } from "./code-of-fences.ts";
import type { SourcePage } from "./source-page.ts";

/** Returns the names of the example projects that a page quotes, in order. */
export function quotedExamples(page: Pick<SourcePage, "tree">): string[] {
  return [...new Set(codeOfFences(page).flatMap(({ fence }) => fence.example ?? []))];
}
