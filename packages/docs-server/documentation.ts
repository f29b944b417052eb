import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildEngine } from "../../site/search/engine/build-engine.ts";
import { groupHits } from "../../site/search/engine/group-hits.ts";
import { parseIndex } from "../../site/search/engine/parse-index.ts";
import { search } from "../../site/search/engine/search.ts";

export type Answer = { title: string; url: string; text: string };

/** An entry of /reference.json. */
export type Entry = {
  category: string;
  name: string;
  owner?: string;
  type?: string;
  defaults?: { value: string; when?: string }[];
  since?: string;
  removed?: string;
  deprecated?: string | true;
  experimental?: true;
  flag?: string;
  url?: string;
  summary?: string;
};

export type Documentation = {
  /** Sections that answer a question, best first, at most a few of each page. */
  search: (query: string) => Answer[];
  /** A page, or with `#id` one of its sections, as Markdown. */
  page: (url: string) => string | undefined;
  /** Entries of these categories with a name: in full, or without what is before its last dots. */
  entries: (name: string, categories: ReadonlySet<string>) => Entry[];
};

/** Opens a built site. */
export function openDocumentation(folder: string): Documentation {
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const engine = buildEngine(parseIndex(read("search/index.json")));
  const { entries }: { entries: Entry[] } = JSON.parse(read("reference.json"));
  const pages = new Map(engine.index.pages.map((page, position) => [page.url, position]));
  return {
    search: (query) =>
      groupHits(engine, search(engine, query)).flatMap((group) =>
        group.results.map(({ url, title, isPage, snippet }) => ({
          url,
          title: isPage ? group.title : `${group.title}: ${textOf(title)}`,
          text: textOf(snippet),
        })),
      ),
    page: (address) => {
      const { pathname, hash } = new URL(address, "https://webpack.js.org");
      const url = pathname.replace(/(?:index\.(?:md|html))?$/, "").replace(/(?<!\/)$/, "/");
      const position = pages.get(decodeURI(url));
      if (position === undefined) return undefined;
      const text = read(`${decodeURI(url)}index.md`);
      const id = decodeURIComponent(hash.slice(1));
      const title = Array.from({ length: engine.index.records.length }, (_, number) =>
        engine.index.records.at(number),
      ).find((record) => record?.page === position && record.id === id)?.title;
      return id === "" || title === undefined ? text : sectionOf(text, title);
    },
    entries: (name, categories) => {
      const all = entries.filter((entry) => categories.has(entry.category));
      const exact = all.filter((entry) => [entry.name, `${entry.owner}.${entry.name}`].includes(name));
      return exact.length > 0 ? exact : all.filter((entry) => entry.name.endsWith(`.${name}`));
    },
  };
}

/** Returns the part of a Markdown text below a heading, up to the next one of its level. */
function sectionOf(text: string, title: string): string {
  const lines = text.split("\n");
  const levelOf = (line: string) => /^#+(?= )/.exec(line)?.[0].length;
  const plain = (line: string) => line.replace(/^#+ |[`\\*_]/g, "");
  const start = lines.findIndex((line) => levelOf(line) !== undefined && plain(line) === title.replace(/[`\\*_]/g, ""));
  if (start === -1) return text;
  const level = levelOf(lines[start] ?? "") ?? 1;
  const end = lines.findIndex((line, at) => at > start && (levelOf(line) ?? Number.POSITIVE_INFINITY) <= level);
  return lines.slice(start, end === -1 ? undefined : end).join("\n");
}

function textOf(parts: readonly { text: string }[]): string {
  return parts.map(({ text }) => text).join("");
}
