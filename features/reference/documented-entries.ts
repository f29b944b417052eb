import type { ReferenceEntry } from "#model/reference.ts";
import type { SourceHeading, SourcePage } from "../../core/markdown/source-page.ts";
import { matchHeading, type ReferenceIndex } from "./match-heading.ts";

/** A heading and the entry that it documents. */
export type DocumentedEntry = { heading: SourceHeading; entry: ReferenceEntry };

/** Returns the headings of a page that name an entry of the reference, in the order of the page. */
export function documentedEntries(page: SourcePage, index: ReferenceIndex): DocumentedEntry[] {
  return outlineOf(page).flatMap(({ heading, above }) => {
    const entry = matchHeading({ title: heading.title, above, url: page.url }, index);
    return entry === undefined ? [] : { heading, entry };
  });
}

/** Returns each heading with the titles of the page and of the headings above it, outermost first. */
export function outlineOf({ headings, frontMatter }: SourcePage): { heading: SourceHeading; above: string[] }[] {
  const open: SourceHeading[] = [];
  return headings.map((heading) => {
    while ((open.at(-1)?.depth ?? 0) >= heading.depth) open.pop();
    const above = [frontMatter.title, ...open.map(({ title }) => title)];
    open.push(heading);
    return { heading, above };
  });
}
