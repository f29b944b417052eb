import type { Problem } from "#model/problem.ts";
import { urlOfFile } from "#model/url.ts";
import { loadPackages, type PackageSource } from "../fetch/load-packages.ts";
import { NOTHING_KEPT } from "../kept.ts";
import { onceParsed } from "../read/once-parsed.ts";
import { readPackageList } from "../read/package-list.ts";
import type { SourcePage } from "../read/source-page.ts";
import { hashOfReadme, parseReadme } from "./parse-readme.ts";

export type PackagePages = {
  sources: SourcePage[];
  problems: Problem[];
  /** How many of the listed packages have their README. */
  had: number;
  listed: number;
};

/** Every package of the list as a page; of an address that the content has itself, the content's page counts. */
export async function loadPackagePages(
  own: readonly SourcePage[],
  siteUrl: string,
  source: PackageSource = {},
  kept = NOTHING_KEPT,
): Promise<PackagePages> {
  const { entries, problems: wrong } = await readPackageList(source.list);
  const urls = new Set(own.map((page) => page.url));
  const wanted = entries.filter((entry) => !urls.has(urlOfFile(`${entry.kind}s/${entry.name}.md`)));
  const { packages, problems } = await loadPackages(wanted, source);
  const sources = packages.flatMap((loaded) => {
    const page = onceParsed(kept, hashOfReadme(loaded, siteUrl), () => parseReadme(loaded, siteUrl));
    return Array.isArray(page) ? [] : [page];
  });
  return {
    sources,
    problems: [...wrong, ...problems, ...sources.flatMap((page) => page.problems)],
    had: packages.filter(({ files }) => files !== undefined).length,
    listed: wanted.length,
  };
}
