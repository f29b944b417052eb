import type { SiteData } from "#model/site-data.ts";
import type { ResultGroup } from "./group-hits.ts";
import type { Part } from "./snippet-of.ts";

/** How long the service may take, in milliseconds. */
const PATIENCE = 2500;
const MOST_HITS = 20;

/** Stand around what is found: no text holds them. */
const BEGIN = "\u0002";
const END = "\u0003";

/** A record of a DocSearch index, as far as it is shown. */
type AlgoliaHit = {
  url: string;
  hierarchy: Record<string, string | null>;
  _highlightResult?: { hierarchy?: Record<string, { value: string }> };
  _snippetResult?: { content?: { value: string } };
};

/** Asks Algolia's search API; rejects when it doesn't answer in time, or says anything but hits. */
export async function askAlgolia(service: SiteData["services"]["search"], query: string): Promise<ResultGroup[]> {
  const host = service.host === "" ? `https://${service.appId}-dsn.algolia.net` : service.host;
  const response = await fetch(`${host}/1/indexes/${encodeURIComponent(service.indexName)}/query`, {
    method: "POST",
    headers: { "X-Algolia-Application-Id": service.appId, "X-Algolia-API-Key": service.apiKey },
    body: JSON.stringify({
      query,
      hitsPerPage: MOST_HITS,
      attributesToSnippet: ["content:20"],
      highlightPreTag: BEGIN,
      highlightPostTag: END,
    }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new Error(`Algolia answered ${response.status}.`);
  const { hits }: { hits: AlgoliaHit[] } = await response.json();
  return groupsOf(hits);
}

/** Hits in the service's order → groups by page. Addresses lead to this site, wherever the service has crawled it. */
function groupsOf(hits: readonly AlgoliaHit[]): ResultGroup[] {
  const groups = new Map<string, ResultGroup>();
  for (const hit of hits) {
    const { pathname, hash } = new URL(hit.url, location.origin);
    const titles = LEVELS.flatMap((level) => {
      const title = hit.hierarchy[level];
      return title === null || title === undefined ? [] : [{ level, title }];
    });
    const last = titles.at(-1);
    if (last === undefined) continue;
    const page = titles.find(({ level }) => level === "lvl1") ?? last;
    let group = groups.get(pathname);
    if (group === undefined) {
      const section = hit.hierarchy["lvl0"] ?? "";
      group = { url: pathname, title: page.title, section: section === page.title ? "" : section, results: [] };
      groups.set(pathname, group);
    }
    group.results.push({
      url: `${pathname}${hash}`,
      title: partsOf(hit._highlightResult?.hierarchy?.[last.level]?.value ?? last.title),
      path: titles.slice(2, -1).map(({ title }) => title),
      snippet: partsOf(hit._snippetResult?.content?.value ?? ""),
      isPage: hash === "",
    });
  }
  return [...groups.values()];
}

const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];

/** 'a \u0002b\u0003' → 'a ' and a marked 'b'. */
function partsOf(text: string): Part[] {
  return text.split(BEGIN).flatMap((piece, position) => {
    const [marked = "", rest] = position === 0 ? ["", piece] : piece.split(END);
    return [
      { text: marked, marked: true },
      { text: rest ?? "", marked: false },
    ].filter((part) => part.text !== "");
  });
}
