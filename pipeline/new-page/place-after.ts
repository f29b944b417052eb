import type { FrontMatter } from "#model/front-matter.ts";
import type { PageHead } from "../read/source-page.ts";

/** Returns the keys that put a page behind its siblings: a date among posts, otherwise a number if they have one. */
export function placeAfter(siblings: readonly PageHead[], today: string): Pick<FrontMatter, "sort" | "date" | "group"> {
  const others = siblings.filter(({ url }) => !isIndex(url)).map(({ frontMatter }) => frontMatter);
  if (others.some(({ date }) => date !== undefined)) return { sort: Number(today.replaceAll("-", "")), date: today };
  const sorts = others.flatMap(({ sort }) => sort ?? []);
  const [group, ...groups] = new Set(others.map((frontMatter) => frontMatter.group));
  return {
    ...(sorts.length > 0 && { sort: Math.floor(Math.max(...sorts)) + 1 }),
    // Pages without a group come first in the sidebar.
    ...(group !== undefined && groups.length === 0 && { group }),
  };
}

/** '/guides/' is the index page of a section. */
function isIndex(url: string): boolean {
  return url.split("/").length <= 3;
}
