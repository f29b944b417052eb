import type { Engine } from "./build-engine.ts";
import { isOwnName } from "./known-names.ts";
import type { Intent, Query } from "./parse-query.ts";

/** A record that answers a query. `own`: the share of the query that stands in the record itself, from 0 to 1. */
export type Hit = { record: number; score: number; own: number; said: number; special: number };

/**
 * A section that says as much of the query as its whole page does, and is nearly as good, is better to land on: the two change
 * places. What the query is the name of stays first.
 */
export function sectionsFirst({ names, pageRecords }: Engine, query: Query, hits: readonly Hit[]): Hit[] {
  if (query.runs.length < 2) return [...hits];
  const nearly = NEARLY[query.intent] ?? NEARLY.any;
  const named = new Set(
    names
      .get(query.key)
      .filter(isOwnName)
      .map(({ record }) => record),
  );
  const best = new Map<number, Hit>();
  const special = new Map<number, Hit>();
  for (const hit of hits) {
    const page = pageRecords[hit.record] ?? hit.record;
    if (page !== hit.record && hit.score > (best.get(page)?.score ?? 0)) best.set(page, hit);
    if (page !== hit.record && hit.special > SPECIAL && hit.score > (special.get(page)?.score ?? 0)) special.set(page, hit);
  }
  const changed = new Map<number, number>();
  for (const { record, score, own } of hits) {
    if (named.has(record)) continue;
    const spec = special.get(record);
    const section = best.get(record);
    if (spec !== undefined && score > spec.score && spec.score >= RATIO * score && spec.said >= AS_MUCH * own) {
      changed.set(record, spec.score).set(spec.record, score);
      continue;
    }
    if (section === undefined || score < section.score) continue;
    if (section.score < nearly * score || section.own < AS_MUCH * own) continue;
    changed.set(record, section.score).set(section.record, score);
  }
  return hits.map((hit) => ({ ...hit, score: changed.get(hit.record) ?? hit.score }));
}

/** The share of the page's score from which on a section is nearly as good. */
const NEARLY: Partial<Record<Intent, number>> & { any: number } = { message: 0.5, "how-to": 0.6, any: 0.7 };
const AS_MUCH = 0.9;
const SPECIAL = 0.15;
const RATIO = 0.45;
