import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { urlsFor } from "#search/bench/rank.ts";
import { pageOf, rankOf, scoresOf } from "#search/bench/rank-of.ts";
import { GOLDEN_PARTS, type GoldenQuery, readGolden } from "#search/bench/read-golden.ts";
import { buildEngine } from "#search/engine/build-engine.ts";
import { parseIndex } from "#search/engine/parse-index.ts";
import { withVectors } from "#search/engine/with-vectors.ts";
import { pageSections } from "#search/index/page-sections.ts";
import { SEARCH_INDEX_URL } from "#search/model/search-index.ts";
import type { CompiledPage } from "../core/compile/compiled-page.ts";
import type { Measure, Row } from "./measure.ts";
import { loadPages } from "./search/load-pages.ts";
import { type PeerEngine, type PeerSection, peerEngines } from "./search/peer-engines.ts";

/**
 * Measures how often the right page and section come first here and with the search engines of other documentation
 * sites. Needs a built dist/.
 */
export const measureSearchPeers: Measure = async () => {
  const peers = await peerEngines(await readSections(), "dist");
  const index = parseIndex(await readFile(join("dist", SEARCH_INDEX_URL), "utf8"));
  const engine = withVectors(buildEngine(index), await readFile(join("dist", index.vectors ?? "")));
  const ours: PeerEngine = { name: "this site", find: async (query) => urlsFor(engine, query) };
  const rows: Row[] = [];
  for (const part of GOLDEN_PARTS) {
    const queries = await readGolden(part);
    for (const peer of [ours, ...peers]) rows.push(...(await rowsOf(part, queries, peer)));
  }
  for (const { close } of peers) await close?.();
  return rows;
};

async function rowsOf(part: string, queries: readonly GoldenQuery[], { name, find }: PeerEngine): Promise<Row[]> {
  const ranks = [];
  for (const golden of queries) {
    const urls = await find(golden.query);
    const pages = [...new Set(urls.map(pageOf))];
    ranks.push({
      section: rankOf(urls, golden),
      page: rankOf(pages, { ...golden, right: golden.right.map(pageOf) }),
      urls,
    });
  }
  const sections = scoresOf(ranks.map(({ section, urls }) => ({ rank: section, results: urls.length })));
  const pages = scoresOf(ranks.map(({ page, urls }) => ({ rank: page, results: urls.length })));
  const row = (what: string, share: number): Row => ({
    measure: `${part}, ${name}: ${what}`,
    value: Math.round(share * 1000) / 10,
    unit: "%",
  });
  return [
    row("page first", pages.first),
    row("page in top three", pages.firstThree),
    row("answer first", sections.first),
    row("answer in top three", sections.firstThree),
  ];
}

/** Returns every section of the content with its whole text. */
async function readSections(): Promise<PeerSection[]> {
  return (await loadPages()).pages.flatMap(sectionsOf);
}

function sectionsOf({ url, title, article }: CompiledPage): PeerSection[] {
  const above: { level: number; title: string }[] = [];
  return pageSections(title, article.value().html).map((section) => {
    while ((above.at(-1)?.level ?? 0) >= section.level) above.pop();
    const titles = above.map((heading) => heading.title);
    above.push(section);
    return {
      url: section.id === "" ? url : `${url}#${section.id}`,
      title: section.title,
      titles,
      text: [section.text, ...section.questions, ...section.messages].join("\n"),
    };
  });
}
