import type { Problem } from "#model/problem.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import { START } from "../problems/place.ts";
import { problemIn } from "../problems/problem-in.ts";

/** Reports pages with the same URL, because the site would only show the first of them by path. */
export function checkDuplicateUrls(sources: readonly SourcePage[]): Problem[] {
  return [...Map.groupBy(sources, (page) => page.url)].flatMap(([url, [first, ...others]]) =>
    others.map((page) =>
      problemIn(page, START, {
        rule: "duplicate-url",
        message: `${first?.path} and ${page.path} have the same URL: ${url}`,
        fix: "Rename, merge or remove one of them.",
      }),
    ),
  );
}
