import { contentKey, nameKey } from "#model/words.ts";
import type { SearchPage, SearchRecord } from "../model/search-index.ts";
import { STRENGTHS } from "../ranking.ts";
import { createWordList, type WordList } from "./word-list.ts";

/** A record that a name leads to. `strength`: 1 for its full name, less for parts of it. */
export type Named = { record: number; strength: number; source: NameSource };

/** Where the name comes from: a heading, webpack's reference, or only a table or the page's keywords. */
type NameSource = "title" | "reference" | "mention";

/** Records by name, keyed by `nameKey`; flags keep their dashes. */
export type KnownNames = {
  get: (key: string) => readonly Named[];
  has: (key: string) => boolean;
  /** All names, for prefix and typo lookups. */
  list: WordList;
  /** Adds a record's names; `key` is its title's `nameKey`. */
  addRecord: (number: number, record: SearchRecord, page: SearchPage, key: string) => void;
};

export function createNames(): KnownNames {
  const byKey = new Map<string, Named[]>();
  const list = createWordList();
  const add: AddName = (key, record, strength, source) => {
    if (key === "" || key === "--") return;
    const all = byKey.get(key);
    if (all === undefined) {
      byKey.set(key, [{ record, strength, source }]);
      list.add(key);
      return;
    }
    const last = all.at(-1);
    if (last?.record !== record) all.push({ record, strength, source });
    else if (last.strength < strength) all[all.length - 1] = { record, strength, source };
  };
  return {
    get: (key) => byKey.get(key) ?? [],
    has: (key) => byKey.has(key),
    list,
    addRecord: (number, record, page, key) => {
      addTitle(record, { number, key, isOfPackage: page.package !== undefined }, add);
      for (const name of record.names) addEnds(name, 1, (end, strength) => add(end, number, strength, "reference"));
      for (const name of record.listed.filter(isName))
        addEnds(name, STRENGTHS.listed, (end, strength) => add(end, number, strength, "mention"));
      if (record.level === 1) addNamesOfPage(page, number, add);
    },
  };
}

/** Returns false for code such as 'target: "node"', which tables list too. */
function isName(listed: string): boolean {
  return !/[:=]\s|\s[:=]/.test(listed);
}

type AddName = (key: string, record: number, strength: number, source: NameSource) => void;

function addTitle(
  { level, title, id }: SearchRecord,
  { number, key, isOfPackage }: { number: number; key: string; isOfPackage: boolean },
  add: AddName,
): void {
  const strength = level === 1 ? 1 : isOfPackage ? STRENGTHS.sectionOfPackage : STRENGTHS.section;
  add(key, number, strength, "title");
  // 'getFreePort(port, host)', 'module.hot (webpack-specific)'
  if (!isOfPackage) add(nameKey(id), number, strength * STRENGTHS.ofAddress, "title");
  if (title.endsWith(")")) add(nameKey(title.replace(/\(.*\)$/, "")), number, strength, "title");
}

function addNamesOfPage(page: SearchPage, number: number, add: AddName): void {
  const slug = nameKey(page.url.split("/").at(-2) ?? "");
  add(slug, number, STRENGTHS.slug, "title");
  add(slug.replace("webpack", ""), number, STRENGTHS.slugWithoutWebpack, "title");
  for (const keyword of page.keywords) {
    if (/[a-z][A-Z]|[-._[]/.test(keyword)) add(nameKey(keyword), number, STRENGTHS.identifierKeyword, "reference");
    else {
      const key = nameKey(keyword);
      const content = contentKey(keyword);
      add(key, number, STRENGTHS.keyword, "mention");
      if (content !== key) add(content, number, STRENGTHS.keyword, "mention");
    }
  }
}

/**
 * Adds a name and each of its endings: 'optimization.splitChunks.minSize' → 'minSize' too. Many names share an ending,
 * so strength falls with each part left out.
 */
function addEnds(name: string, strength: number, add: (key: string, strength: number) => void): void {
  if (name.startsWith("--")) {
    add(`--${nameKey(name)}`, strength);
    return;
  }
  const segments = name
    .split(/[.\s]+/)
    .map(nameKey)
    .filter((segment) => segment !== "");
  const share = segments[0] === "stats" ? STRENGTHS.ofDisplay : STRENGTHS.ofRest;
  for (let from = 0; from < segments.length; from++) add(segments.slice(from).join(""), strength * share ** from);
  const withoutHooks = segments.filter((segment) => segment !== "hooks");
  if (withoutHooks.length < segments.length) add(withoutHooks.join(""), strength * STRENGTHS.withoutHooks);
}

/** Returns true for names from a heading or the reference rather than from a table or keywords. */
export function isOwnName({ source, strength }: Named): boolean {
  return source !== "mention" && strength > STRENGTHS.own;
}
