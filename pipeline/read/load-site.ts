import type { PackageSource } from "../fetch/load-packages.ts";
import { NOTHING_KEPT } from "../kept.ts";
import { loadPackagePages } from "../packages/load-package-pages.ts";
import { type Content, type LoadOptions, loadContent } from "./load-content.ts";
import { readSiteConfig } from "./site-config.ts";

export type SiteSource = LoadOptions & { packages?: PackageSource };

/** `packages`: '43 of 43', those whose documentation is there; undefined for other people's content. */
export type Site = Content & { packages?: string };

/** The content folder and, for our own, the pages of packages: all that a site is made of. */
export async function loadSite(
  root: string,
  { foreign, later = false, packages }: SiteSource,
  kept = NOTHING_KEPT,
): Promise<Site> {
  const content = await loadContent(root, { foreign, later }, kept);
  if (foreign || content.sources.length === 0) return content;
  const { url } = await readSiteConfig();
  const { sources, problems, had, listed } = await loadPackagePages(content.sources, url, packages, kept);
  return {
    ...content,
    sources: [...content.sources, ...sources],
    problems: [...content.problems, ...problems],
    packages: `${had} of ${listed}`,
  };
}
