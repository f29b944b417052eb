import type { SearchIndex, SearchRecord } from "#model/search-index.ts";
import { engineFor } from "./engine-for.ts";
import { groupHits } from "./group-hits.ts";
import { basisOf } from "./index-basis.ts";
import { search } from "./search.ts";

/**
 * Answers a query from an index of two sections. Code is compiled when it first runs, which takes as long as the answer itself:
 * so it runs once while the index is on its way.
 */
export function warmUp(): void {
  const engine = engineFor(basisOf(SAMPLE), QUERY);
  groupHits(engine, search(engine, QUERY));
}

const QUERY = "split the chunks";

const PAGE: SearchRecord = {
  page: 0,
  id: "",
  level: 1,
  title: "Split chunks",
  names: ["optimization.splitChunks"],
  listed: ["--watch"],
  text: "Modules that are shared, cached and loaded.",
  code: ["splitChunks"],
  messages: ["Error: nothing was found"],
};

const SAMPLE: SearchIndex = {
  pages: [{ url: "/guides/split/", title: PAGE.title, keywords: ["splitting"], description: "Chunks are split." }],
  records: [PAGE, { ...PAGE, id: "sharing-chunks", level: 2, title: "Sharing" }],
  synonyms: [{ phrases: [["split", "chunk"]], means: ["share modules"] }],
  alike: [["shar", "split"]],
  suggestions: [],
};
