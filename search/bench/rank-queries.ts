import { readFile } from "node:fs/promises";
import { buildEngine } from "../engine/build-engine.ts";
import { parseIndex } from "../engine/parse-index.ts";
import { withVectors } from "../engine/with-vectors.ts";
import { packIndex } from "../model/pack-index.ts";
import type { SearchIndex } from "../model/search-index.ts";
import { SEARCH_VECTORS } from "../vectors/read-vector-table.ts";
import { urlsFor } from "./rank.ts";
import { rankOf } from "./rank-of.ts";
import { type GoldenPart, type GoldenQuery, readGolden } from "./read-golden.ts";

/** A query with the rank of its answer in our search and the URL that comes first. */
export type RankedQuery = GoldenQuery & { rank: number | undefined; first: string | undefined };

/** Searches for each query of some parts in an index. */
export async function rankQueries(parts: readonly GoldenPart[], index: SearchIndex): Promise<RankedQuery[]> {
  const engine = withVectors(buildEngine(parseIndex(packIndex(index))), await readFile(SEARCH_VECTORS));
  const queries = (await Promise.all(parts.map(readGolden))).flat();
  return queries.map((golden) => {
    const found = urlsFor(engine, golden.query);
    return { ...golden, rank: rankOf(found, golden), first: found[0] };
  });
}
