import type { DirectoryNode } from "#model/content-node.ts";
import { sectionOf } from "#model/url.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import type { ContentFile } from "../read/read-content.ts";
import { buildAssets } from "./build-assets.ts";
import { buildContentTree, pagesInOrder } from "./build-content-tree.ts";
import { buildSection } from "./build-section.ts";
import type { Facts } from "./fact.ts";
import type { SiteIndex } from "./site-index.ts";

type Known = { redirects?: ReadonlyMap<string, string>; facts?: Facts };

/** Builds the index of pages and images. Of two pages with the same URL, the first one wins; the check reports both. */
export function buildSiteIndex(
  sources: readonly SourcePage[],
  images: readonly ContentFile[],
  { redirects = new Map(), facts = {} }: Known = {},
): SiteIndex {
  const pages = new Map<string, SourcePage>();
  for (const page of sources) if (!pages.has(page.url)) pages.set(page.url, page);

  const ids = new Map([...pages].map(([url, page]) => [url, idsOf(page)]));
  const tree = buildContentTree(pages.values().filter(isListed).toArray());
  const ordered = pagesInOrder(tree).flatMap((url) => pages.get(url) ?? []);
  const sectionNames = new Map(ordered.map((page) => [page.url, sectionNameOf(page, tree)]));
  const sequence = new Map<string, SourcePage[]>();
  const sections: SiteIndex["sections"] = new Map(
    [...Map.groupBy(ordered, (page) => sectionNames.get(page.url) ?? "")].map(([name, members]) => {
      const { section, order } = buildSection(name, members);
      sequence.set(name, order);
      return [name, section];
    }),
  );
  return {
    pages,
    assets: buildAssets(images),
    tree,
    sections,
    sectionNames,
    sequence,
    ids: (url) => ids.get(url) ?? NO_IDS,
    redirects,
    facts,
  };
}

/** Tells whether lists, search and the sitemap contain a page. */
export function isListed({ frontMatter }: Pick<SourcePage, "frontMatter">): boolean {
  return frontMatter.unlisted !== true;
}

/** The list of related pages is a section too: site/article/page-meta/page-meta.server.tsx. */
function idsOf({ ids, frontMatter: { related = [] } }: SourcePage): ReadonlySet<string> {
  return new Set(related.length > 0 ? [...ids, "further-reading"] : ids);
}

const NO_IDS: ReadonlySet<string> = new Set();

/** Returns the top-level folder of a page; '' for pages at the root that aren't the index page of a folder. */
function sectionNameOf(page: SourcePage, tree: DirectoryNode): string {
  const name = sectionOf(page.url);
  const hasFolder = tree.children.some((child) => child.type === "directory" && child.name === name);
  return hasFolder ? name : "";
}
