import {
  readSearchWords,
  SUGGESTIONS_FILE,
  Suggestions,
  SYNONYMS_FILES,
  Synonyms,
} from "#search/index/read-search-words.ts";
import { packIndex } from "#search/model/pack-index.ts";
import { SEARCH_INDEX_URL } from "#search/model/search-index.ts";
import type { Feature, MakeContent } from "../../core/project/feature.ts";
import { compileSearchPage } from "./compile-search-page.ts";
import { searchSections } from "./doctor.ts";
import { indexPages } from "./index-pages.ts";
import { openSearchDescription } from "./open-search-description.ts";
import { readSearchVectors } from "./read-search-vectors.ts";

/** The index that search loads, and the page of results. `hasVectors`: the pages are those that the word vectors know. */
export function search({ hasVectors = true } = {}): Feature {
  return {
    name: "search",
    data: {
      [SUGGESTIONS_FILE]: Suggestions,
      ...Object.fromEntries(SYNONYMS_FILES.map((file) => [file, Synonyms])),
    },
    pages: (index, cache) => [compileSearchPage(index, cache)],
    files: async ({ index, config, pages, cache, isDevelopment }) => {
      // The vectors would double what the development server sends, and every edit makes them older.
      const vectors = hasVectors && !isDevelopment ? await readSearchVectors() : undefined;
      const packed = async () => {
        const built = indexPages(pages(), index, await readSearchWords(), cache);
        return packIndex(vectors === undefined ? built : { ...built, vectors: `/${vectors.path}` });
      };
      return new Map<string, MakeContent>([
        ["opensearch.xml", () => openSearchDescription(config)],
        [SEARCH_INDEX_URL.slice(1), packed],
        ...(vectors === undefined ? [] : [[vectors.path, () => vectors.content] as const]),
      ]);
    },
    doctor: searchSections,
  };
}
