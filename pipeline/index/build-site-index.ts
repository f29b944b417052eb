import type { DirectoryNode } from "#model/content-node.ts";
import { sectionOf } from "#model/url.ts";
import type { ContentFile } from "../read/read-content.ts";
import type { SourcePage } from "../read/source-page.ts";
import type { ReferenceIndex } from "../reference/match-heading.ts";
import { buildAssets } from "./build-assets.ts";
import { buildContentTree, pagesInOrder } from "./build-content-tree.ts";
import { buildSection } from "./build-section.ts";
import type { SiteIndex } from "./site-index.ts";

/** What is known of the pages from elsewhere. */
export type KnownFacts = {
  changes?: SiteIndex["changes"];
  examples?: Iterable<string>;
  reference?: ReferenceIndex | undefined;
};

/** Parsed pages and pictures → the index. Of two pages with one address the first counts; the check names both. */
export function buildSiteIndex(
  sources: readonly SourcePage[],
  pictures: readonly ContentFile[],
  { changes = new Map(), examples = [], reference }: KnownFacts = {},
): SiteIndex {
  const pages = new Map<string, SourcePage>();
  for (const page of sources) if (!pages.has(page.url)) pages.set(page.url, page);

  const ids = new Map<string, ReadonlySet<string>>();
  const tree = buildContentTree([...pages.values()]);
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
    assets: buildAssets(pictures),
    changes,
    examples: new Set(examples),
    tree,
    sections,
    sectionNames,
    sequence,
    ids: (url) => {
      const set = ids.get(url) ?? new Set(pages.get(url)?.ids);
      ids.set(url, set);
      return set;
    },
    ...(reference && { reference }),
  };
}

/** The folder a page lies in, first of all; '' for a page at the root that is no folder's own. */
function sectionNameOf(page: SourcePage, tree: DirectoryNode): string {
  const name = sectionOf(page.url);
  const hasFolder = tree.children.some((child) => child.type === "directory" && child.name === name);
  return hasFolder ? name : "";
}
