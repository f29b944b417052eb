import { type Engine, isProminent, stemId } from "./build-engine.ts";
import type { NameSource } from "./known-names.ts";
import type { Query } from "./parse-query.ts";

/** Bonus for the whole query as one name; for the beginning of one; for one with a typo; for some words that are a name. */
const WHOLE = 60;
const BEGUN = 26;
const MISSPELT = 30;
const INNER = 16;
/** One of several, or several of one. */
const OTHER_NUMBER = 0.85;
/** One word of a message is seldom what it is about. */
const WORD_OF_MESSAGE = 0.5;
const MOST_BEGUN = 200;

/** Plain words are rather a subject than a name of the reference that is spelt alike. */
const TRUST: Record<Query["form"] | "message", Record<NameSource, number>> = {
  // A page names the messages it explains among its keywords; the one of its sections that does is better.
  message: { title: 1, reference: 0.3, mention: 0.2 },
  plain: { title: 1, reference: 0.7, mention: 1 },
  word: { title: 1, reference: 0.6, mention: 1 },
  placeholder: { title: 0.6, reference: 0.4, mention: 2.1 },
  identifier: { title: 1, reference: 1, mention: 1 },
};

/** What is named exactly comes first: by record, the bonus for names in the query. */
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
  // A page is as much about one as about several; a flag is only itself.
  const isNamesake = (record: number) => !key.startsWith("--") && engine.levels[record] === 1;
  const others = [key.replace(/s$/, ""), `${key}s`, key.replace(/^--/, "")].filter((other) => other !== key);
  const other = others.find((each) => engine.names.has(each));
  if (engine.names.has(key)) addAll(key, WHOLE);
  else if (other === undefined && query.words.some(({ word }) => !isKnownWord(engine, word)))
    for (const { name, edits } of namesNear(engine, key)) addAll(name, MISSPELT / (0.5 + edits / 2));
  if (other !== undefined) addAll(other, WHOLE * OTHER_NUMBER, engine.names.has(key) ? isNamesake : undefined);
  if (query.isTyping && key.length > 2) {
    // Of several names of one record that begin so, the shortest counts.
    const begun = new Map<number, number>();
    for (const name of namesBeginningWith(engine, key)) {
      for (const { record, strength, source } of engine.names.get(name)) {
        const worth = BEGUN * (key.length / name.length) * strength * trust[source];
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
      addAll(
        known,
        INNER *
          (inner.isIdentifier ? 1.6 : 1) *
          share ** 1.5 *
          (query.intent === "message" && inner.words < 2 ? WORD_OF_MESSAGE : 1),
      );
  }
  return bonus;
}

function namesBeginningWith({ names: { list } }: Engine, key: string): string[] {
  const begun = list.beginningWith(key).map(list.word);
  return begun.filter((name) => name !== key).slice(0, MOST_BEGUN);
}

/** Names that differ from the key by a typo. */
function namesNear({ names: { list } }: Engine, key: string): { name: string; edits: number }[] {
  if (key.length > LONGEST_NAME) return [];
  return list.near(key).map(({ number, edits }) => ({ name: list.word(number), edits }));
}

const LONGEST_NAME = 60;

function isKnownWord(engine: Engine, word: string): boolean {
  const id = stemId(engine, word);
  return id !== undefined && isProminent(engine, id);
}
