import type { Problem } from "#model/problem.ts";
import type { SourcePage } from "../../../core/markdown/source-page.ts";
import { START } from "../../../core/problems/place.ts";
import { problemIn } from "../../../core/problems/problem-in.ts";

/** Reports pages with the same title, which browser tabs, bookmarks and search results can't tell apart. */
export function checkDuplicateTitles(pages: Iterable<SourcePage>): Problem[] {
  return [...Map.groupBy(pages, (page) => page.frontMatter.title.toLowerCase()).values()].flatMap(
    ([first, ...others]) =>
      others.map((page) =>
        problemIn(page, page.frontMatterPlaces.get("title") ?? START, {
          rule: "duplicate-title",
          message: `${first?.path} has the title '${page.frontMatter.title}', too.`,
          fix: "Say what this page adds, for example 'Output Options'. On an index page, 'section' names the section.",
        }),
      ),
  );
}
