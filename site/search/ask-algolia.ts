import type { SiteData } from "#model/site-data.ts";
import type { ResultGroup } from "#search/engine/group-hits.ts";
import type { Part } from "#search/engine/snippet-of.ts";

/** Timeout of a request, in milliseconds. */
const TIMEOUT = 2500;
const MAX_HITS = 20;

/** Highlight markers that don't occur in texts. */
const BEGIN = "\u0002";
const END = "\u0003";

/** The displayed fields of a DocSearch record. */
type AlgoliaHit = {
  url: string;
  hierarchy: Record<string, string | null>;
  _highlightResult?: { hierarchy?: Record<string, { value: string }> };
  _snippetResult?: { content?: { value: string } };
};

/** Queries Algolia's search API; rejects on a timeout or an invalid response. */
export async function askAlgolia(service: SiteData["services"]["search"], query: string): Promise<ResultGroup[]> {
  const host = service.host === "" ? `https://${service.appId}-dsn.algolia.net` : service.host;
  const response = await fetch(`${host}/1/indexes/${encodeURIComponent(service.indexName)}/query`, {
    method: "POST",
    headers: { "X-Algolia-Application-Id": service.appId, "X-Algolia-API-Key": service.apiKey },
    body: JSON.stringify({
      query,
      hitsPerPage: MAX_HITS,
      attributesToSnippet: ["content:20"],
      highlightPreTag: BEGIN,
      highlightPostTag: END,
    }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`Algolia answered ${response.status}.`);
  const { hits }: { hits: AlgoliaHit[] } = await response.json();
  return groupsOf(hits);
}

/** Groups hits by page in the service's order and maps their URLs to this site. */
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
