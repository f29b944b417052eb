import type { PackageSource } from "../../features/readmes/fetch/load-packages.ts";
import { loadPackagePages } from "../../features/readmes/load-package-pages.ts";
import { NO_CACHE } from "../cache/step-cache.ts";
import { type Content, loadContent } from "./load-content.ts";
import type { ParseOptions } from "./parse-page.ts";
import { readSiteConfig } from "./site-config.ts";

export type SiteSource = ParseOptions & { packages?: PackageSource };

/** `packages`: how many packages have their README, e.g. '43 of 43'; undefined for other people's content. */
export type Site = Content & { packages?: string };

/** Reads the content folder and, for the project's own content, the pages of packages. */
export async function loadSite(root: string, { foreign, packages }: SiteSource, cache = NO_CACHE): Promise<Site> {
  const content = await loadContent(root, { foreign }, cache);
  if (foreign || content.sources.length === 0) return content;
  const { url } = await readSiteConfig();
  const { sources, problems, had, listed } = await loadPackagePages(content.sources, url, packages, cache);
  return {
    ...content,
    sources: [...content.sources, ...sources],
    problems: [...content.problems, ...problems],
    packages: `${had} of ${listed}`,
  };
}
