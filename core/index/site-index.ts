import type { DirectoryNode } from "#model/content-node.ts";
import type { Section } from "#model/page.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import type { Asset } from "./build-assets.ts";
import type { Facts } from "./fact.ts";

/** Lookups for everything that a page needs to know about other pages. */
export type SiteIndex = {
  /** By URL. */
  pages: ReadonlyMap<string, SourcePage>;
  /** Images by path from the content root. */
  assets: ReadonlyMap<string, Asset>;
  tree: DirectoryNode;
  /** By the first segment of the URL; '' is for pages at the root that aren't the index page of a folder. */
  sections: ReadonlyMap<string, Section>;
  /** By URL: the name of the page's section. */
  sectionNames: ReadonlyMap<string, string>;
  /** Pages of each section in the order of the sidebar. */
  sequence: ReadonlyMap<string, readonly SourcePage[]>;
  /** Ids on the page with a URL that links may use; none if there is no page. */
  ids: (url: string) => ReadonlySet<string>;
  /** Old URLs → the pages or sections that replace them. */
  redirects: ReadonlyMap<string, string>;
  facts: Facts;
};
