import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { rank, rankByPage } from "../../bench/search/rank.ts";
import { scoresOf } from "../../bench/search/rank-of.ts";
import { readGolden } from "../../bench/search/read-golden.ts";
import { SEARCH_INDEX_URL } from "../../model/search-index.ts";
import { buildEngine } from "../../site/search/engine/build-engine.ts";
import { parseIndex } from "../../site/search/engine/parse-index.ts";
import { DIST } from "../dist.ts";

/**
 * Minimum shares of held-out queries with the answer first, or among the first three, about a point below the measured
 * shares.
 */
const LIMITS = [
  { part: "measuring", what: "answer", rank, first: 0.915, firstThree: 0.985 },
  { part: "questions-measuring", what: "answer", rank, first: 0.64, firstThree: 0.8 },
  { part: "questions-measuring", what: "page", rank: rankByPage, first: 0.75, firstThree: 0.91 },
  { part: "questions-measuring-2", what: "answer", rank, first: 0.755, firstThree: 0.87 },
  { part: "questions-measuring-2", what: "page", rank: rankByPage, first: 0.8, firstThree: 0.94 },
] as const;

for (const { part, what, rank: rankOf, ...limits } of LIMITS) {
  test(`ranks the right ${what} first, or among the first three, for held-out queries: ${part}`, async () => {
    const engine = buildEngine(parseIndex(await readFile(join(DIST, SEARCH_INDEX_URL), "utf8")));
    const { first, firstThree } = scoresOf((await readGolden(part)).map((golden) => rankOf(engine, golden)));
    console.log(
      `${part}, ${what}: ${(first * 100).toFixed(1)} % first, ${(firstThree * 100).toFixed(1)} % among three`,
    );
    expect(first, "share of queries whose answer comes first").toBeGreaterThanOrEqual(limits.first);
    expect(firstThree, "share of queries whose answer is among three").toBeGreaterThanOrEqual(limits.firstThree);
  });
}
