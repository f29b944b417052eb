import type { DirectoryNode } from "#model/content-node.ts";
import type { Section } from "#model/page.ts";
import type { SourcePage } from "../read/source-page.ts";
import type { ReferenceIndex } from "../reference/match-heading.ts";
import type { Asset } from "./build-assets.ts";

/** All that a page may need to know of the others: look-ups, never a second parse. */
export type SiteIndex = {
  /** By address. */
  pages: ReadonlyMap<string, SourcePage>;
  /** Pictures by path from the content root. */
  assets: ReadonlyMap<string, Asset>;
  tree: DirectoryNode;
  /** By first segment of the address; '' holds the pages at the root that are no folder's own. */
  sections: ReadonlyMap<string, Section>;
  /** By address: the name of the section that the page belongs to. */
  sectionNames: ReadonlyMap<string, string>;
  /** Pages of each section in the order of the sidebar. */
  sequence: ReadonlyMap<string, readonly SourcePage[]>;
  /** By path: ISO date of the last change, where it is known. */
  changes: ReadonlyMap<string, string>;
  /** Ids that a link to the page at an address may name; none where there is no page. */
  ids: (url: string) => ReadonlySet<string>;
  /** Names of the example projects there are. */
  examples: ReadonlySet<string>;
  /** What webpack offers, for the lines under headings; other people's documentation has none. */
  reference?: ReferenceIndex;
};
