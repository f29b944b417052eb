import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { rank, rankByPage } from "#search/bench/rank.ts";
import { scoresOf } from "#search/bench/rank-of.ts";
import { readGolden } from "#search/bench/read-golden.ts";
import { buildEngine, type Engine } from "#search/engine/build-engine.ts";
import { parseIndex } from "#search/engine/parse-index.ts";
import { withVectors } from "#search/engine/with-vectors.ts";
import { SEARCH_INDEX_URL } from "#search/model/search-index.ts";
import { DIST } from "../dist.ts";

/**
 * Minimum shares of held-out queries with the answer first, or among the first three, about a point below the measured
 * shares.
 */
const LIMITS = [
  { part: "measuring", what: "answer", rank, first: 0.925, firstThree: 0.985 },
  { part: "questions-measuring", what: "answer", rank, first: 0.665, firstThree: 0.845 },
  { part: "questions-measuring", what: "page", rank: rankByPage, first: 0.785, firstThree: 0.915 },
  { part: "questions-measuring-2", what: "answer", rank, first: 0.84, firstThree: 0.92 },
  { part: "questions-measuring-2", what: "page", rank: rankByPage, first: 0.885, firstThree: 0.965 },
] as const;

async function openEngine(): Promise<Engine> {
  const index = parseIndex(await readFile(join(DIST, SEARCH_INDEX_URL), "utf8"));
  return withVectors(buildEngine(index), await readFile(join(DIST, index.vectors ?? "")));
}

for (const { part, what, rank: rankOf, ...limits } of LIMITS) {
  test(`ranks the right ${what} first, or among the first three, for held-out queries: ${part}`, async () => {
    const engine = await openEngine();
    const { first, firstThree } = scoresOf((await readGolden(part)).map((golden) => rankOf(engine, golden)));
    console.log(
      `${part}, ${what}: ${(first * 100).toFixed(1)} % first, ${(firstThree * 100).toFixed(1)} % among three`,
    );
    expect(first, "share of queries whose answer comes first").toBeGreaterThanOrEqual(limits.first);
    expect(firstThree, "share of queries whose answer is among three").toBeGreaterThanOrEqual(limits.firstThree);
  });
}
