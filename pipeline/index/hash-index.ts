import { hashOf } from "../kept.ts";
import type { SiteIndex } from "./site-index.ts";

/**
 * Of all that the index knows besides each page's own text and date. What was made of a page by an index with the same hash is
 * still right: an edit of prose leaves the hash as it is, one of a heading, a title or a file name changes it.
 */
export function hashIndex(index: SiteIndex): string {
  const pages = [...index.pages.values()].map((page) => {
    const { path, url, frontMatter, headings, ids } = page;
    return {
      path,
      url,
      frontMatter,
      ids,
      package: page.package,
      headings: headings.map(({ place: _, ...rest }) => rest),
    };
  });
  return hashOf(
    JSON.stringify({
      pages,
      assets: [...index.assets].map(([path, { bytes: _, ...asset }]) => [path, asset]),
      sections: [...index.sections],
      sequence: [...index.sequence].map(([name, members]) => [name, members.map(({ url }) => url)]),
      examples: [...index.examples],
      complete: index.reference?.complete ?? "none",
    }),
  );
}
