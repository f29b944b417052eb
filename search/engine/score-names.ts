import { type Engine, isProminent, stemId } from "./build-engine.ts";
import type { NameSource } from "./known-names.ts";
import type { Query } from "./parse-query.ts";

/** Bonuses for the whole query as a name, for a prefix of one, for a typo in one, and for a name within the query. */
const WHOLE = 60;
const PREFIX = 26;
const TYPO = 30;
const INNER = 16;
/** Factor for the singular of a plural and vice versa. */
const OTHER_NUMBER = 0.85;
const MAX_COMPLETIONS = 200;

/** Factors by form of the query: plain words usually mean a subject, not the reference entry of that name. */
const TRUST: Record<Query["form"] | "message", Record<NameSource, number>> = {
  // A page lists the messages it explains as keywords; the section that explains one is the better result.
  message: { title: 1, reference: 0.3, mention: 0.2 },
  plain: { title: 1, reference: 0.7, mention: 1 },
  word: { title: 1, reference: 0.6, mention: 1 },
  placeholder: { title: 0.6, reference: 0.4, mention: 2.1 },
  identifier: { title: 1, reference: 1, mention: 1 },
};

/** Returns each record's bonus for names in the query. */
export function scoreNames(engine: Engine, query: Query): Map<number, number> {
  const bonus = new Map<number, number>();
  const trust = TRUST[query.intent === "message" ? "message" : query.form];
  const addAll = (key: string, worth: number, isMeant = (_record: number) => true) => {
    for (const { record, strength, source } of engine.names.get(key)) {
      if (!isMeant(record)) continue;
      bonus.set(record, (bonus.get(record) ?? 0) + worth * strength * trust[source]);
    }
  };
  const { key } = query;
  if (key.length < 2) return bonus;
  // A page covers singular and plural alike, but a flag only matches itself.
  const isNamesake = (record: number) => !key.startsWith("--") && engine.index.records[record]?.level === 1;
  const others = [key.replace(/s$/, ""), `${key}s`, key.replace(/^--/, "")].filter((other) => other !== key);
  const other = others.find((each) => engine.names.has(each));
  if (engine.names.has(key)) addAll(key, WHOLE);
  else if (query.contentKey !== "" && engine.names.has(query.contentKey))
    addAll(query.contentKey, WHOLE * OTHER_NUMBER);
  else if (other === undefined && query.words.some(({ word }) => !isKnownWord(engine, word)))
    for (const { name, edits } of namesNear(engine, key)) addAll(name, TYPO / (0.5 + edits / 2));
  if (other !== undefined) addAll(other, WHOLE * OTHER_NUMBER, engine.names.has(key) ? isNamesake : undefined);
  if (query.isTyping && key.length > 2) {
    // If several names of a record share the prefix, only the best match counts.
    const begun = new Map<number, number>();
    for (const name of namesWithPrefix(engine, key)) {
      for (const { record, strength, source } of engine.names.get(name)) {
        const worth = PREFIX * (key.length / name.length) * strength * trust[source];
        begun.set(record, Math.max(begun.get(record) ?? 0, worth));
      }
    }
    for (const [record, worth] of begun) bonus.set(record, (bonus.get(record) ?? 0) + worth);
  }
  const count = query.words.filter((word) => word.weight === 1).length;
  for (const inner of query.innerKeys) {
    const share = Math.min(1, inner.words / Math.max(1, count));
    const known = [inner.key, inner.key.replace(/s$/, ""), `${inner.key}s`].find((each) => engine.names.has(each));
    if (known !== undefined) addAll(known, INNER * (inner.isIdentifier ? 1.6 : 1) * share ** 1.5);
  }
  return bonus;
}

function namesWithPrefix({ names: { list } }: Engine, key: string): string[] {
  const begun = list.withPrefix(key).map(list.word);
  return begun.filter((name) => name !== key).slice(0, MAX_COMPLETIONS);
}

/** Returns names within the allowed edit distance of the key. */
function namesNear({ names: { list } }: Engine, key: string): { name: string; edits: number }[] {
  if (key.length > MAX_NAME_LENGTH) return [];
  return list.near(key).map(({ number, edits }) => ({ name: list.word(number), edits }));
}

const MAX_NAME_LENGTH = 60;

function isKnownWord(engine: Engine, word: string): boolean {
  const id = stemId(engine, word);
  return id !== undefined && isProminent(engine, id);
}
