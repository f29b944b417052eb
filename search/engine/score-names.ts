import { NAME_TRUST, NAMES } from "../ranking.ts";
import { type Engine, isProminent, stemId } from "./build-engine.ts";
import type { Query } from "./parse-query.ts";

/** Returns each record's bonus for names in the query. */
export function scoreNames(engine: Engine, query: Query): Map<number, number> {
  const bonus = new Map<number, number>();
  const trust = NAME_TRUST[query.intent === "message" ? "message" : query.form];
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
  if (engine.names.has(key)) addAll(key, NAMES.whole);
  else if (query.contentKey !== "" && engine.names.has(query.contentKey))
    addAll(query.contentKey, NAMES.whole * NAMES.otherNumber);
  else if (other === undefined && query.words.some(({ word }) => !isKnownWord(engine, word)))
    for (const { name, edits } of namesNear(engine, key)) addAll(name, NAMES.typo / (0.5 + edits / 2));
  if (other !== undefined)
    addAll(other, NAMES.whole * NAMES.otherNumber, engine.names.has(key) ? isNamesake : undefined);
  if (query.isTyping && key.length > 2) {
    // If several names of a record share the prefix, only the best match counts.
    const begun = new Map<number, number>();
    for (const name of namesWithPrefix(engine, key)) {
      for (const { record, strength, source } of engine.names.get(name)) {
        const worth = NAMES.prefix * (key.length / name.length) * strength * trust[source];
        begun.set(record, Math.max(begun.get(record) ?? 0, worth));
      }
    }
    for (const [record, worth] of begun) bonus.set(record, (bonus.get(record) ?? 0) + worth);
  }
  const count = query.words.filter((word) => word.weight === 1).length;
  for (const inner of query.innerKeys) {
    const share = Math.min(1, inner.words / Math.max(1, count));
    const known = [inner.key, inner.key.replace(/s$/, ""), `${inner.key}s`].find((each) => engine.names.has(each));
    if (known !== undefined)
      addAll(known, NAMES.inner * (inner.isIdentifier ? NAMES.innerIdentifier : 1) * share ** NAMES.innerShare);
  }
  return bonus;
}

function namesWithPrefix({ names: { list } }: Engine, key: string): string[] {
  const begun = list.withPrefix(key).map(list.word);
  return begun.filter((name) => name !== key).slice(0, NAMES.maxCompletions);
}

/** Returns names within the allowed edit distance of the key. */
function namesNear({ names: { list } }: Engine, key: string): { name: string; edits: number }[] {
  if (key.length > NAMES.maxLength) return [];
  return list.near(key).map(({ number, edits }) => ({ name: list.word(number), edits }));
}

function isKnownWord(engine: Engine, word: string): boolean {
  const id = stemId(engine, word);
  return id !== undefined && isProminent(engine, id);
}
