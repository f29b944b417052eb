import { readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { rank, rankByPage } from "#search/bench/rank.ts";
import { type Scores, scoresOf } from "#search/bench/rank-of.ts";
import { GOLDEN_PARTS, type GoldenQuery, readGolden } from "#search/bench/read-golden.ts";
import { buildEngine, type Engine } from "#search/engine/build-engine.ts";
import { groupHits } from "#search/engine/group-hits.ts";
import { parseIndex } from "#search/engine/parse-index.ts";
import { search } from "#search/engine/search.ts";
import { withVectors } from "#search/engine/with-vectors.ts";
import { readSearchWords } from "#search/index/read-search-words.ts";
import { packIndex } from "#search/model/pack-index.ts";
import { SEARCH_VECTORS } from "#search/vectors/read-vector-table.ts";
import { indexPages } from "../features/search/index-pages.ts";
import type { Measure, Row } from "./measure.ts";
import { loadPages } from "./search/load-pages.ts";

/**
 * Measures how often the right answer comes first, how long a keystroke takes, and the size of the index, for the whole
 * content.
 */
export const measureSearch: Measure = async () => {
  const { index, pages } = await loadPages();
  const text = packIndex(indexPages(pages, index, await readSearchWords()));
  const { value: plain, time } = timed(() => buildEngine(parseIndex(text)));
  const vectors = await readFile(SEARCH_VECTORS);
  const { value: engine, time: timeOfVectors } = timed(() => withVectors(plain, vectors));
  const rows: Row[] = [];
  for (const part of GOLDEN_PARTS) {
    const queries = await readGolden(part);
    rows.push(...rowsOf(part, scoresOf(queries.map((golden) => rank(engine, golden)))));
    rows.push(...rowsByPage(part, scoresOf(queries.map((golden) => rankByPage(engine, golden)))));
  }
  const keystrokes = timesOfKeystrokes(engine, [...(await readGolden("tuning")), ...(await readGolden("measuring"))]);
  const at = (share: number) => keystrokes[Math.floor(keystrokes.length * share)] ?? 0;
  return [
    ...rows,
    { measure: "search, keystroke p50", value: at(0.5), unit: "ms" },
    { measure: "search, keystroke p95", value: at(0.95), unit: "ms" },
    { measure: "search, index to ready", value: Math.round(time), unit: "ms" },
    { measure: "search, word vectors to ready", value: Math.round(timeOfVectors), unit: "ms" },
    { measure: "search, records", value: engine.index.records.length, unit: "count" },
    { measure: "search, index, brotli", value: brotliCompressSync(text).length, unit: "bytes" },
    { measure: "search, word vectors", value: vectors.length, unit: "bytes" },
  ];
};

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

/** Returns the time for every prefix of every query as it's typed, in milliseconds, sorted. */
function timesOfKeystrokes(engine: Engine, queries: readonly GoldenQuery[]): number[] {
  const times: number[] = [];
  for (const { query } of queries) {
    for (let length = 1; length <= query.length; length++) {
      times.push(timed(() => groupHits(engine, search(engine, query.slice(0, length)))).time);
    }
  }
  return times.map((time) => Math.round(time * 100) / 100).sort((a, b) => a - b);
}

/** Returns the processor time of all threads in milliseconds, which doesn't depend on other programs. */
function timed<T>(work: () => T): { value: T; time: number } {
  const start = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(start);
  return { value, time: (user + system) / 1000 };
}
