import type { Engine } from "../engine/build-engine.ts";
import { groupHits } from "../engine/group-hits.ts";
import { search } from "../engine/search.ts";
import { pageOf, rankOf } from "./rank-of.ts";
import type { GoldenQuery } from "./read-golden.ts";

export type Rank = { rank: number | undefined; results: number };

/** Returns the place of a query's answer among the results that the dialog shows. */
export function rank(engine: Engine, golden: GoldenQuery): Rank {
  const found = urlsFor(engine, golden.query);
  return { rank: rankOf(found, golden), results: found.length };
}

/** Returns the place of the right page among the pages shown, whichever of its sections answers. */
export function rankByPage(engine: Engine, { right, ...golden }: GoldenQuery): Rank {
  const pages = [...new Set(urlsFor(engine, golden.query).map(pageOf))];
  return { rank: rankOf(pages, { ...golden, right: right.map(pageOf) }), results: pages.length };
}

/** Returns URLs in the order in which the dialog shows them. */
export function urlsFor(engine: Engine, query: string): string[] {
  const groups = groupHits(engine, search(engine, query));
  return groups.flatMap(({ results }) => results.map(({ url }) => decodeURIComponent(url)));
}
