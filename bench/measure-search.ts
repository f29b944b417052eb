import { brotliCompressSync } from "node:zlib";
import { packIndex } from "../model/pack-index.ts";
import { buildSiteIndex } from "../pipeline/index/build-site-index.ts";
import { compilePages } from "../pipeline/markdown/compile-pages.ts";
import { loadSite } from "../pipeline/read/load-site.ts";
import { readSiteConfig } from "../pipeline/read/site-config.ts";
import { readReferenceIndex } from "../pipeline/reference/read-reference-index.ts";
import { buildSearchIndex } from "../pipeline/search/build-search-index.ts";
import { readSearchWords } from "../pipeline/search/read-search-words.ts";
import { buildEngine, type Engine } from "../site/search/build-engine.ts";
import { groupHits } from "../site/search/group-hits.ts";
import { parseIndex } from "../site/search/parse-index.ts";
import { search } from "../site/search/search.ts";
import type { Measure, Row } from "./measure.ts";
import { rankOf, type Scores, scoresOf } from "./search/rank-of.ts";
import { type GoldenQuery, readGolden } from "./search/read-golden.ts";

/** How often the right answer comes first, how long a keystroke takes, and what the index weighs: over the whole content. */
export const measureSearch: Measure = async () => {
  const text = await buildIndexText();
  const { value: engine, time } = timed(() => buildEngine(parseIndex(text)));
  const rows: Row[] = [];
  for (const part of ["tuning", "measuring"] as const) {
    const { written, waiting } = split(await readGolden(part), engine);
    rows.push(...rowsOf(part, scoresOf(written.map((golden) => ranked(engine, golden)))));
    rows.push(...rowsByPage(part, scoresOf(written.map((golden) => rankedByPage(engine, golden)))));
    if (waiting.length > 0)
      rows.push({ measure: `search, ${part}: page not written yet`, value: waiting.length, unit: "count" });
  }
  const keystrokes = timesOfKeystrokes(engine, [...(await readGolden("tuning")), ...(await readGolden("measuring"))]);
  const at = (share: number) => keystrokes[Math.floor(keystrokes.length * share)] ?? 0;
  return [
    ...rows,
    { measure: "search, keystroke p50", value: at(0.5), unit: "ms" },
    { measure: "search, keystroke p95", value: at(0.95), unit: "ms" },
    { measure: "search, index to ready", value: Math.round(time), unit: "ms" },
    { measure: "search, records", value: engine.index.records.length, unit: "count" },
    { measure: "search, index, brotli", value: brotliCompressSync(text).length, unit: "bytes" },
  ];
};

/** The index of content/ as a build would write it. */
async function buildIndexText(): Promise<string> {
  const { sources, pictures } = await loadSite("content", { foreign: false, packages: { offline: true } });
  const index = buildSiteIndex(sources, pictures, { reference: await readReferenceIndex() });
  const config = await readSiteConfig();
  return packIndex(buildSearchIndex(compilePages(index, config), index, await readSearchWords()));
}

/** What can be found now, and what waits for its page to be written. */
function split(queries: readonly GoldenQuery[], { index }: Engine) {
  const addresses = index.records.heads.flatMap(({ ids }, page) =>
    ids.split("\n").map((id) => `${index.pages[page]?.url}${id === "" ? "" : `#${id}`}`),
  );
  const urls = new Set(addresses);
  const isWritten = ({ right }: GoldenQuery) => right.some((address) => urls.has(address));
  return { written: queries.filter(isWritten), waiting: queries.filter((query) => !isWritten(query)) };
}

function ranked(engine: Engine, golden: GoldenQuery): { rank: number | undefined; results: number } {
  const found = addressesFor(engine, golden.query);
  return { rank: rankOf(found, golden), results: found.length };
}

/** The same by page, as results are grouped: where the right page comes among the pages, whatever its section. */
function rankedByPage(
  engine: Engine,
  { right, ...golden }: GoldenQuery,
): { rank: number | undefined; results: number } {
  const pageOf = (url: string) => url.split("#")[0] ?? "";
  const pages = [...new Set(addressesFor(engine, golden.query).map(pageOf))];
  return { rank: rankOf(pages, { ...golden, right: right.map(pageOf) }), results: pages.length };
}

/** Addresses in the order in which the dialog shows them. */
function addressesFor(engine: Engine, query: string): string[] {
  const groups = groupHits(engine, search(engine, query));
  return groups.flatMap(({ results }) => results.map(({ url }) => decodeURIComponent(url)));
}

function rowsOf(part: string, { queries, first, firstThree, reciprocal, empty }: Scores): Row[] {
  return [
    { measure: `search, ${part}: queries`, value: queries, unit: "count" },
    { measure: `search, ${part}: success@1`, value: percent(first), unit: "%" },
    { measure: `search, ${part}: success@3`, value: percent(firstThree), unit: "%" },
    { measure: `search, ${part}: MRR`, value: percent(reciprocal), unit: "%" },
    { measure: `search, ${part}: no result`, value: empty, unit: "count" },
  ];
}

function rowsByPage(part: string, { first, firstThree }: Scores): Row[] {
  return [
    { measure: `search, ${part}: page success@1`, value: percent(first), unit: "%" },
    { measure: `search, ${part}: page success@3`, value: percent(firstThree), unit: "%" },
  ];
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}

/** Every beginning of every query as it is typed, in milliseconds, shortest time first. */
function timesOfKeystrokes(engine: Engine, queries: readonly GoldenQuery[]): number[] {
  const times: number[] = [];
  for (const { query } of queries) {
    for (let length = 1; length <= query.length; length++) {
      times.push(timed(() => groupHits(engine, search(engine, query.slice(0, length)))).time);
    }
  }
  return times.map((time) => Math.round(time * 100) / 100).sort((a, b) => a - b);
}

/** Time of the processor in milliseconds, all threads together: what else the machine does counts for nothing. */
function timed<T>(work: () => T): { value: T; time: number } {
  const start = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(start);
  return { value, time: (user + system) / 1000 };
}
