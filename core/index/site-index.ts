import type { DirectoryNode } from "#model/content-node.ts";
import type { Section } from "#model/page.ts";
import type { History } from "../../features/history/read-history.ts";
import type { ReferenceIndex } from "../../features/reference/match-heading.ts";
import type { Translations } from "../../features/translations/translations.ts";
import type { SourcePage } from "../read/source-page.ts";
import type { Asset } from "./build-assets.ts";

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
  /** By path, if git knows the file. */
  history: History;
  /** Ids on the page with a URL that links may use; none if there is no page. */
  ids: (url: string) => ReadonlySet<string>;
  /** Names of the example projects. */
  examples: ReadonlySet<string>;
  /** Names of those that the playground can build. */
  playgroundExamples: ReadonlySet<string>;
  /** Old URLs → the pages or sections that replace them. */
  redirects: ReadonlyMap<string, string>;
  /** By URL: ids that the page no longer has → '/page/#id', or '/page/' for its start. */
  oldIds: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** URLs of pages that the documentation of webpack 4 has, too. */
  version4Pages: ReadonlySet<string>;
  translations: Translations;
  /** webpack's reference, for the lines below headings; other people's documentation has none. */
  reference?: ReferenceIndex;
};
