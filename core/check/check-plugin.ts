import type { Problem } from "#model/problem.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import type { ParsePlugin } from "../read/parse-page.ts";

/** Everything that a rule may look at. */
export type CheckedSite = {
  /** The content folder. */
  root: string;
  /** How its pages are parsed. */
  parsers: readonly ParsePlugin[];
  /** All pages, including those with the URL of another one. */
  sources: readonly SourcePage[];
  index: SiteIndex;
  /** URLs of pages whose files can't be parsed, so that links to them aren't dead. */
  unreadable: ReadonlySet<string>;
  /** Whether this is `npm run check`: rules that take long run only then. */
  isThorough: boolean;
  /** Returns the problems of a page that isn't one of this site, by the rules for pages and links. */
  checkPage: (page: SourcePage) => Problem[];
};

/** Rules for one page, whose problems are cached, and rules for the whole site, whose problems aren't. */
export type CheckPlugin = {
  /** File of the plugin, whose code is an input of the cached problems. */
  module: string;
  /** What the page rules look at besides the page's file. */
  inputs?: (page: SourcePage, index: SiteIndex) => readonly string[];
  page?: readonly ((page: SourcePage, index: SiteIndex) => Problem[])[];
  site?: readonly ((site: CheckedSite) => Problem[] | Promise<Problem[]>)[];
};
