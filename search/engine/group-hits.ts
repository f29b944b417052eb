import { RESULTS } from "../ranking.ts";
import type { Engine } from "./build-engine.ts";
import type { Found } from "./search.ts";
import { type Part, snippetOf, titlePartsOf } from "./snippet-of.ts";

/** A matching section. */
export type Result = {
  url: string;
  title: Part[];
  /** Titles of the headings between the page's title and the result's. */
  path: string[];
  snippet: Part[];
  /** The result is the page itself. */
  isPage: boolean;
};

/** One page's results. */
export type ResultGroup = { url: string; title: string; section: string; results: Result[] };

/** Groups sorted hits by page, in the order of each page's best hit, and keeps the best few per page. */
export function groupHits(engine: Engine, found: Found): ResultGroup[] {
  const groups = new Map<number, { best: number; group: ResultGroup }>();
  for (const { record: number, score } of found.hits) {
    const record = engine.index.records[number];
    const page = record && engine.index.pages[record.page];
    if (record === undefined || page === undefined) continue;
    let entry = groups.get(record.page);
    if (entry === undefined) {
      if (groups.size >= RESULTS.maxGroups) continue;
      entry = {
        best: score,
        group: { url: page.url, title: page.title, section: sectionTitle(engine, page.url), results: [] },
      };
      groups.set(record.page, entry);
    }
    const { group, best } = entry;
    if (group.results.length >= RESULTS.maxPerGroup || score < best * RESULTS.minShare) continue;
    group.results.push({
      url: record.id === "" ? page.url : `${page.url}#${encodeURIComponent(record.id)}`,
      title: titlePartsOf(record.title, found),
      path: titlesAbove(engine, number),
      snippet: snippetOf(record, page, found),
      isPage: record.level === 1,
    });
  }
  return [...groups.values()].map(({ group }) => ({ ...group, results: sectionsThenPage(group.results) }));
}

/** Moves the page's own result behind its sections, unless it's the best one: its title is above them anyway. */
function sectionsThenPage(results: readonly Result[]): Result[] {
  const [first, ...others] = results;
  if (first === undefined) return [];
  return [first, ...others.filter(({ isPage }) => !isPage), ...others.filter(({ isPage }) => isPage)];
}

/**
 * Returns the title of a page's section: '/configuration/output/' → 'Configuration', the title of '/configuration/'.
 */
function sectionTitle({ index }: Engine, url: string): string {
  const above = `${url.split("/").slice(0, 2).join("/")}/`;
  const page = index.pages.find((other) => other.url === above);
  return page === undefined || page.url === url ? "" : page.title;
}

/** Returns the titles of the headings above a record, without its page's title. */
function titlesAbove({ index, pageRecords, ends }: Engine, number: number): string[] {
  const titles: string[] = [];
  for (let other = (pageRecords[number] ?? number) + 1; other < number; other++) {
    if ((ends[other] ?? 0) > number) titles.push(index.records[other]?.title ?? "");
  }
  return titles;
}
