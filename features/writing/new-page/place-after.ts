import type { FrontMatter } from "#model/front-matter.ts";
import type { PageHead } from "../../../core/markdown/source-page.ts";

/**
 * Returns the keys that put a page behind its siblings: a date among posts, otherwise a number if they have one, and
 * the group of the last, because pages without a group come first in the sidebar.
 */
export function placeAfter(siblings: readonly PageHead[], today: string): Pick<FrontMatter, "sort" | "date" | "group"> {
  const others = siblings.filter(({ url }) => !isIndex(url)).map(({ frontMatter }) => frontMatter);
  if (others.some(({ date }) => date !== undefined)) return { sort: Number(today.replaceAll("-", "")), date: today };
  const last = others.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0)).at(-1);
  return {
    ...(last?.sort !== undefined && { sort: Math.floor(last.sort) + 1 }),
    ...(last?.group !== undefined && { group: last.group }),
  };
}

/** '/guides/' is the index page of a section. */
function isIndex(url: string): boolean {
  return url.split("/").length <= 3;
}
