import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReferenceFile, ReferenceFileEntry } from "../../model/reference-file.ts";
import { buildEngine, type Engine } from "../../search/engine/build-engine.ts";
import { scorePages } from "../../search/engine/order-by-page.ts";
import { parseIndex } from "../../search/engine/parse-index.ts";
import { parseQuery, variantsOf } from "../../search/engine/parse-query.ts";
import { search } from "../../search/engine/search.ts";
import { withVectors } from "../../search/engine/with-vectors.ts";
import type { SearchRecord } from "../../search/model/search-index.ts";
import { createFullText, type Field, wordsOf } from "./full-text.ts";
import { messageKey, sameWords } from "./message-key.ts";
import { plainTitle, sectionsOf } from "./sections-of.ts";

/** A section that answers a question, with its text as Markdown. */
export type Answer = { title: string; url: string; text: string };

export type Documentation = {
  /** The best section of each page that answers a question, best first. */
  search: (query: string) => Answer[];
  /**
   * Sections whose title is part of the message or contains it, word by word, and then those that search finds for it.
   */
  explain: (message: string) => Answer[];
  /** A page, or with `#id` one of its sections, as Markdown. */
  page: (url: string) => string | undefined;
  /** Entries of these categories with a full name, or else with a name that ends with these parts. */
  entries: (name: string, categories: ReadonlySet<string>) => ReferenceFileEntry[];
};

/**
 * A record of the search index, with its Markdown up to the next heading (`own`) and with all subsections (`whole`).
 */
type Section = { record: SearchRecord; own: string; whole: string };

/** Opens a built site. */
export function openDocumentation(folder: string): Documentation {
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const engine = openEngine(folder);
  const { pages, records } = engine.index;
  const { entries }: ReferenceFile = JSON.parse(read("reference.json"));
  const sections = records.map((record) => ({ record, own: "", whole: "" }));
  for (const [position, { url }] of pages.entries()) {
    const file = join(folder, decodeURI(url), "index.md");
    if (existsSync(file)) readTexts(sections, position, readFileSync(file, "utf8"));
  }
  const fullText = createFullText(
    sections.map((section) => ({ page: section.record.page, fields: fieldsOf(section, pages[section.record.page]) })),
  );
  /** Titles on the pages about errors are the messages that they explain. */
  const messages = sections.flatMap(({ record }, number) =>
    pages[record.page]?.url.startsWith("/errors/") === true ? [{ number, key: messageKey(record.title) }] : [],
  );

  const answerOf = (number: number): Answer => {
    const { record, own } = sections[number] ?? missing(number);
    const page = pages[record.page];
    const title = page?.title ?? "";
    return {
      url: `${page?.url}${record.id === "" ? "" : `#${encodeURIComponent(record.id)}`}`,
      title: record.level === 1 ? title : `${title}: ${record.title}`,
      text: own === "" ? (page?.description ?? "") : own,
    };
  };
  /** Returns the numbers of the best section of each page. */
  const find = (query: string): number[] => {
    const found = new Float64Array(sections.length);
    const { hits } = search(engine, query);
    // Hits are sorted by page, so the first needn't have the best score.
    const top = hits.reduce((most, { score }) => Math.max(most, score), Number.MIN_VALUE);
    for (const { record, score } of hits) found[record] = score / top;
    const parsed = parseQuery(query);
    const foundPages = scorePages(engine, parsed, hits);
    const topPage = Math.max(...foundPages.values(), Number.MIN_VALUE);
    const words = new Map<string, number>();
    for (const { text, weight } of variantsOf(query, engine.index.synonyms))
      for (const word of wordsOf(text)) if (!words.has(word)) words.set(word, text === query ? 1 : weight * SYNONYM);
    const full = fullText(words);
    const weight = engine.sectionVectors !== undefined && parsed.isQuestion ? WITH_VECTORS : 1;
    const best = pages.map(() => ({ number: -1, section: 0, full: 0 }));
    for (const [number, { record }] of sections.entries()) {
      const page = best[record.page];
      if (page === undefined) continue;
      const [inSearch = 0, inText = 0] = [found[number], full.sections[number]];
      page.full = Math.max(page.full, inText);
      const section = inSearch + weight * SECTION * inText;
      if (section > page.section) Object.assign(page, { number, section });
    }
    return best
      .map((page, position) => ({
        ...page,
        score:
          (foundPages.get(engine.pageRecords[page.number] ?? -1) ?? 0) / topPage +
          weight * SECTION * page.full +
          weight * PAGE * (full.pages[position] ?? 0),
      }))
      .filter(({ number }) => number !== -1)
      .sort((a, b) => b.score - a.score)
      .map(({ number }) => number);
  };
  const withMessage = (message: string): number[] => {
    const asked = messageKey(message);
    return messages
      .map(({ number, key }) => ({ number, words: sameWords(key, asked) }))
      .filter(({ words }) => words > 0)
      .sort((a, b) => b.words - a.words)
      .map(({ number }) => number);
  };
  return {
    search: (query) => find(query).map(answerOf),
    explain: (message) =>
      [...new Set([...withMessage(message).slice(0, MOST_MESSAGES), ...find(message)])].map(answerOf),
    page: (address) => {
      const { pathname, hash } = new URL(address, "https://webpack.js.org");
      const url = pathname.replace(/(?:index\.(?:md|html))?$/, "").replace(/(?<!\/)$/, "/");
      const position = pages.findIndex((page) => page.url === decodeURI(url));
      if (position === -1) return undefined;
      const id = decodeURIComponent(hash.slice(1));
      const section = sections.find(({ record }) => record.page === position && record.id === id);
      return id === "" || section === undefined ? read(`${decodeURI(url)}index.md`) : section.whole;
    },
    entries: (name, categories) => {
      const all = entries.filter((entry) => categories.has(entry.category));
      const exact = all.filter((entry) => [entry.name, `${entry.owner}.${entry.name}`].includes(name));
      return exact.length > 0 ? exact : all.filter((entry) => entry.name.endsWith(`.${name}`));
    },
  };
}

function openEngine(folder: string): Engine {
  const engine = buildEngine(parseIndex(readFileSync(join(folder, "search/index.json"), "utf8")));
  const { vectors } = engine.index;
  return vectors === undefined ? engine : withVectors(engine, readFileSync(join(folder, vectors)));
}

/** Weights of a full-text match relative to the site's search: in the section, and in its page. */
const SECTION = 0.7;
const PAGE = 0.6;
/** Scales both weights for questions, if the site's search can compare meanings. */
const WITH_VECTORS = 0.5;
const SYNONYM = 0.55;
const MOST_MESSAGES = 2;

/** Adds the text of each section of a page to the record with the same title. */
function readTexts(sections: Section[], page: number, text: string): void {
  const lines = text.split("\n");
  const parts = sectionsOf(lines);
  const open = sections.filter(({ record }) => record.page === page);
  const first = open.shift();
  for (const [at, { title, level, from, to }] of parts.entries()) {
    const place = at === 0 ? -1 : open.findIndex(({ record }) => plainTitle(record.title) === title);
    const [section] = at === 0 ? [first] : place === -1 ? [] : open.splice(0, place + 1).slice(-1);
    if (section === undefined) continue;
    const next = parts.find((part) => part.from > from && part.level <= level);
    section.own = lines
      .slice(from + 1, to)
      .join("\n")
      .trim();
    section.whole = lines.slice(from, next?.from).join("\n");
  }
}

function fieldsOf(
  { record, own }: Section,
  page: { title: string; description: string; keywords: string[] } | undefined,
): Field[] {
  const isPage = record.level === 1;
  return [
    // Link targets describe other pages.
    { text: own.replace(/\]\([^)]*\)/g, "]"), weight: 1 },
    { text: record.title, weight: 4 },
    { text: page?.title ?? "", weight: isPage ? 4 : 1.5 },
    { text: record.questions.join("\n"), weight: 2.5 },
    { text: record.names.join("\n"), weight: 2 },
    ...(isPage
      ? [
          { text: page?.description ?? "", weight: 2 },
          { text: page?.keywords.join("\n") ?? "", weight: 3 },
        ]
      : []),
  ];
}

function missing(number: number): never {
  throw new Error(`The search index has no section ${number}.`);
}
