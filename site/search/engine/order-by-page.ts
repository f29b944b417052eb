import type { Engine } from "./build-engine.ts";
import { isOwnName } from "./known-names.ts";
import type { Query } from "./parse-query.ts";
import type { Hit } from "./sections-first.ts";

/**
 * Sorts the hits of a question by page, because a page of which two sections match is a more likely answer than a page
 * with a single good section. A page's score is that of its best hit, plus shares of its second-best hit and of its
 * best matching question. Other queries name something, so their hits keep their order.
 */
export function orderByPage({ names, pageRecords }: Engine, query: Query, hits: readonly Hit[]): Hit[] {
  if (!query.isQuestion || names.get(query.key).some(isOwnName)) return [...hits];
  const top = hits[0]?.score ?? 0;
  const pages = new Map<number, { best: number; second: number; asked: number }>();
  const pageOf = ({ record }: Hit) => pageRecords[record] ?? record;
  for (const hit of hits) {
    const page = pages.get(pageOf(hit));
    if (page === undefined) pages.set(pageOf(hit), { best: hit.score, second: 0, asked: hit.asked });
    else {
      page.second = Math.max(page.second, hit.score);
      page.asked = Math.max(page.asked, hit.asked);
    }
  }
  const scoreOf = (hit: Hit) => {
    const { best, second, asked } = pages.get(pageOf(hit)) ?? { best: hit.score, second: 0, asked: 0 };
    return best + SECOND * second + ASKED * top * asked;
  };
  return [...hits].sort((a, b) => scoreOf(b) - scoreOf(a) || b.score - a.score || a.record - b.record);
}

/** Shares of a page's second-best hit, and of the best score for a question that matches wholly. */
const SECOND = 0.3;
const ASKED = 0.25;
