import type { Root } from "hast";
import type { Code, Root as Tree } from "mdast";
import type { Island } from "#model/components.ts";
import type { Article } from "#model/page.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { SourcePage } from "../markdown/source-page.ts";

/**
 * Changes what a page's Markdown becomes. The core's plugins are first, then those of site.config.ts in its order, each
 * on what the one before it returned.
 */
export type ArticlePlugin = {
  /** File of the plugin, whose code is an input of the article. */
  module: string;
  /** What else the article depends on, besides the page's file and the URLs of all pages and images. */
  inputs?: (page: SourcePage, index: SiteIndex) => readonly string[];
  /** Changes the Markdown tree, but not its nodes, which the page keeps. */
  mdast?: (tree: Tree, page: SourcePage, index: SiteIndex) => Tree;
  /** Changes the HTML tree, which is the article's own. */
  hast?: (tree: Root, page: SourcePage, index: SiteIndex) => Root;
  /** Returns what else is known about the article. */
  facts?: (page: SourcePage, index: SiteIndex) => Partial<Article>;
};

declare module "hast" {
  interface ElementData {
    /** What a `<figure>` shows, unless it's one of several tabs. */
    code?: Code;
    /** The component that replaces the element and gets its children. */
    component?: Omit<Island, "children">;
  }
}
