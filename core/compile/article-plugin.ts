import type { Element, ElementContent, Root } from "hast";
import type { Code, Root as Tree } from "mdast";
import type { Article } from "#model/page.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { SourcePage } from "../markdown/source-page.ts";

/**
 * Changes what a page's Markdown becomes. Plugins run in the order of site.config.ts, each on what the one before it
 * returned, and must not change the nodes that they get.
 */
export type ArticlePlugin = {
  /** File of the plugin, whose code is an input of the article. */
  module: string;
  /** What else the article depends on, besides the page's file and the URLs of all pages and images. */
  inputs?: (page: SourcePage, index: SiteIndex) => readonly string[];
  /** Changes the Markdown tree. */
  mdast?: (tree: Tree, page: SourcePage, index: SiteIndex) => Tree;
  /** Returns a function that changes the element of a code block, or adds others. */
  code?: (page: SourcePage, index: SiteIndex) => (code: Code, figure: Element) => ElementContent[];
  /** Returns a function that changes a heading, which has no link to itself yet, or adds elements after it. */
  heading?: (page: SourcePage, index: SiteIndex) => (heading: Element) => [Element, ...ElementContent[]];
  /** Changes the HTML tree. */
  hast?: (tree: Root, page: SourcePage, index: SiteIndex) => Root;
  /** Returns what else is known about the article. */
  facts?: (page: SourcePage, index: SiteIndex) => Partial<Article>;
};
