import type { Engine } from "./build-engine.ts";
import type { Found } from "./search.ts";
import { type Part, snippetOf, titlePartsOf } from "./snippet-of.ts";

/** A section that answers. */
export type Result = {
  url: string;
  title: Part[];
  /** Titles from below the page's down to the one above it. */
  path: string[];
  snippet: Part[];
  /** The result is the page itself. */
  isPage: boolean;
};

/** Results of one page. */
export type ResultGroup = { url: string; title: string; section: string; results: Result[] };

const MOST_GROUPS = 12;
const MOST_IN_GROUP = 4;
/** A further result of a page is shown only when it is nearly as good as the page's best. */
const SHARE = 0.8;

/** Hits in order → groups in the order of their best, each with its best few. */
export function groupHits(engine: Engine, found: Found): ResultGroup[] {
  const groups = new Map<number, { best: number; group: ResultGroup }>();
  for (const { record: number, score } of found.hits) {
    const record = engine.index.records.at(number);
    const page = record && engine.index.pages[record.page];
    if (record === undefined || page === undefined) continue;
    let entry = groups.get(record.page);
    if (entry === undefined) {
      if (groups.size >= MOST_GROUPS) continue;
      entry = {
        best: score,
        group: { url: page.url, title: page.title, section: sectionTitle(engine, page.url), results: [] },
      };
      groups.set(record.page, entry);
    }
    const { group, best } = entry;
    if (group.results.length >= MOST_IN_GROUP || score < best * SHARE) continue;
    group.results.push({
      url: record.id === "" ? page.url : `${page.url}#${encodeURIComponent(record.id)}`,
      title: titlePartsOf(record.title, found),
      path: titlesAbove(engine, number),
      snippet: snippetOf(record, page, found),
      isPage: record.level === 1,
    });
  }
  return [...groups.values()].map(({ group }) => group);
}

/** '/configuration/output/' → 'Configuration': the title of the page at '/configuration/'. */
function sectionTitle({ index }: Engine, url: string): string {
  const above = url.split("/").slice(0, 2).join("/");
  const page = index.pages.find((other) => other.url === `${above}/`);
  return page === undefined || page.url === url ? "" : page.title;
}

/** Titles of the headings above a record, below its page's title. */
function titlesAbove({ index, pageRecords, ends }: Engine, number: number): string[] {
  const titles: string[] = [];
  for (let other = (pageRecords[number] ?? number) + 1; other < number; other++) {
    if ((ends[other] ?? 0) > number) titles.push(index.records.at(other)?.title ?? "");
  }
  return titles;
}
