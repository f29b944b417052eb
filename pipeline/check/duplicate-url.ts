import type { Problem } from "#model/problem.ts";
import type { SourcePage } from "../read/source-page.ts";
import { problemIn } from "./problem-in.ts";

/** Pages in the order of their paths; the site would show only the first of two with one address. */
export function checkDuplicateUrls(sources: readonly SourcePage[]): Problem[] {
  return [...Map.groupBy(sources, (page) => page.url)].flatMap(([url, [first, ...others]]) =>
    others.map((page) =>
      problemIn(
        page,
        { line: 1, column: 1 },
        {
          rule: "duplicate-url",
          message: `${first?.path} and ${page.path} have one address: ${url}`,
          remedy: "Rename, merge or remove one of them.",
        },
      ),
    ),
  );
}
