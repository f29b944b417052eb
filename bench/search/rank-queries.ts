import { readFile } from "node:fs/promises";
import type { Cache } from "../../core/cache/step-cache.ts";
import type { CompilePlugins } from "../../core/compile/compile-page.ts";
import { compilePages } from "../../core/compile/compile-pages.ts";
import { readSiteConfig } from "../../core/config/site-config.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { SEARCH_VECTORS } from "../../pipeline/search-vectors/read-search-vectors.ts";
import { buildEngine } from "../../site/search/engine/build-engine.ts";
import { parseIndex } from "../../site/search/engine/parse-index.ts";
import { withVectors } from "../../site/search/engine/with-vectors.ts";
import { indexText } from "./index-text.ts";
import { urlsFor } from "./rank.ts";
import { rankOf } from "./rank-of.ts";
import { type GoldenPart, type GoldenQuery, readGolden } from "./read-golden.ts";

/** A query with the rank of its answer in our search and the URL that comes first. */
export type RankedQuery = GoldenQuery & { rank: number | undefined; first: string | undefined };

type Pages = { index: SiteIndex; plugins: CompilePlugins; cache: Cache };

/** Searches for each query of some parts in an index of these pages. */
export async function rankQueries(
  parts: readonly GoldenPart[],
  { index, plugins, cache }: Pages,
): Promise<RankedQuery[]> {
  const pages = compilePages(index, await readSiteConfig(), plugins, cache);
  const plain = buildEngine(parseIndex(await indexText({ index, pages }, cache)));
  const engine = withVectors(plain, await readFile(SEARCH_VECTORS));
  const queries = (await Promise.all(parts.map(readGolden))).flat();
  return queries.map((golden) => {
    const found = urlsFor(engine, golden.query);
    return { ...golden, rank: rankOf(found, golden), first: found[0] };
  });
}
