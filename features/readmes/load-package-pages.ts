import type { Problem } from "#model/problem.ts";
import { urlOfFile } from "#model/url.ts";
import { NO_CACHE } from "../../core/cache/step-cache.ts";
import type { SourcePage } from "../../core/markdown/source-page.ts";
import { parseOnce } from "../../core/read/parse-once.ts";
import { loadPackages, type PackageSource } from "./fetch/load-packages.ts";
import { readPackageList } from "./fetch/package-list.ts";
import { hashOfReadme, parseReadme } from "./parse-readme.ts";

export type PackagePages = {
  sources: SourcePage[];
  problems: Problem[];
  /** Number of listed packages whose README was loaded. */
  had: number;
  listed: number;
};

/** Returns every package of the list as a page, unless the content has a page with its URL. */
export async function loadPackagePages(
  own: readonly SourcePage[],
  siteUrl: string,
  source: PackageSource = {},
  cache = NO_CACHE,
): Promise<PackagePages> {
  const entries = await readPackageList(source.list);
  const urls = new Set(own.map((page) => page.url));
  const wanted = entries.filter((entry) => !urls.has(urlOfFile(`${entry.kind}s/${entry.name}.md`)));
  const { packages, problems } = await loadPackages(wanted, source);
  const sources = packages.flatMap((loaded) => {
    const page = parseOnce(cache, hashOfReadme(loaded, siteUrl), () => parseReadme(loaded, siteUrl));
    return Array.isArray(page) ? [] : [page];
  });
  return {
    sources,
    problems: [...problems, ...sources.flatMap((page) => page.problems)],
    had: packages.filter(({ files }) => files !== undefined).length,
    listed: wanted.length,
  };
}
