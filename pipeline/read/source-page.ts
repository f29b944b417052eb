import type { Root } from "mdast";
import type { PackageLine } from "#model/page.ts";
import type { Problem } from "#model/problem.ts";
import type { FrontMatter } from "./front-matter.ts";

/** Where something stands in a file; both count from 1. */
export type Place = { line: number; column: number };

/** A heading of any depth, with the id its anchor has. */
export type SourceHeading = { title: string; id: string; depth: number; place: Place };

/** A page, parsed once. */
export type SourcePage = {
  /** From the content root, with forward slashes. */
  path: string;
  url: string;
  extension: "md" | "mdx";
  /** Bytes of the file. */
  size: number;
  frontMatter: FrontMatter;
  /** Where each value of the front matter stands, by its path: 'title', 'related.0.url'. */
  frontMatterPlaces: ReadonlyMap<string, Place>;
  /** Asides, code blocks, tabs and heading ids are resolved; links are as written. */
  tree: Root;
  headings: SourceHeading[];
  /** Mistakes that the file shows by itself. */
  problems: Problem[];
  /** Set when the text is a package's README: nobody of this project wrote it, so its article is sanitized. */
  package?: PackageLine;
};
