import type { DirectoryNode } from "#model/content-node.ts";
import type { Section } from "#model/page.ts";
import type { SourcePage } from "../read/source-page.ts";
import type { Asset } from "./build-assets.ts";

/** All that a page may need to know of the others: look-ups, never a second parse. */
export type SiteIndex = {
  /** By address. */
  pages: ReadonlyMap<string, SourcePage>;
  /** Pictures by path from the content root. */
  assets: ReadonlyMap<string, Asset>;
  tree: DirectoryNode;
  /** By first segment of the address; '' holds the home page, a page beside it is a section of its own. */
  sections: ReadonlyMap<string, Section>;
  /** By address: the name of the section that the page belongs to. */
  sectionNames: ReadonlyMap<string, string>;
  /** Pages of each section in the order of the sidebar. */
  sequence: ReadonlyMap<string, readonly SourcePage[]>;
  /** By address: ids that a link may name. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
};
