import { PAGES } from "../ranking.ts";
import type { Engine } from "./build-engine.ts";
import type { Hit } from "./hit.ts";
import { isOwnName } from "./known-names.ts";
import type { Query } from "./parse-query.ts";

/** Sorts the hits of a question, best first, by page. Other queries name something, so their hits keep their order. */
export function orderByPage(engine: Engine, query: Query, hits: readonly Hit[]): Hit[] {
  const pages = scorePages(engine, query, hits);
  const scoreOf = ({ record, score }: Hit) => pages.get(engine.pageRecords[record] ?? record) ?? score;
  return isOrdered(engine, query) ? hits.toSorted((a, b) => scoreOf(b) - scoreOf(a)) : [...hits];
}

/**
 * Returns the score of each page by its record: that of its best hit. For a question, shares of its second-best hit and
 * of its best matching question are added, because a page of which two sections match is a more likely answer than a
 * page with a single good section.
 */
export function scorePages(engine: Engine, query: Query, hits: readonly Hit[]): Map<number, number> {
  const top = hits.reduce((most, { score }) => Math.max(most, score), 0);
  const pages = Map.groupBy(hits, ({ record }) => engine.pageRecords[record] ?? record);
  const [second, asked] = isOrdered(engine, query) ? [PAGES.second, PAGES.asked] : [0, 0];
  return new Map(
    [...pages].map(([page, own]) => {
      const [best = 0, next = 0] = own.map(({ score }) => score).sort((a, b) => b - a);
      const match = own.reduce((most, hit) => Math.max(most, hit.asked), 0);
      return [page, best + second * next + asked * top * match];
    }),
  );
}

function isOrdered({ names }: Engine, query: Query): boolean {
  return query.isQuestion && !names.get(query.key).some(isOwnName);
}
