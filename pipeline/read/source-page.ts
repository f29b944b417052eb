import type { Root } from "mdast";
import type { PackageLine } from "#model/page.ts";
import type { Problem } from "#model/problem.ts";
import type { NameInTable } from "../markdown/names-in-tables.ts";
import type { FrontMatter } from "./front-matter.ts";

/** Where something stands in a file; both count from 1. */
export type Place = { line: number; column: number };

/** A heading of any depth, with the id its anchor has. */
export type SourceHeading = { title: string; id: string; depth: number; place: Place };

/** A link as it stands in the file. */
export type WrittenLink = { href: string; place: Place };

export type WrittenPicture = { src: string; place: Place };

/** What a page's place among the others depends on: its file and its front matter. */
export type PageHead = {
  /** Changes with all that the page was parsed from. */
  hash: string;
  /** From the content root, with forward slashes. */
  path: string;
  url: string;
  extension: "md" | "mdx";
  /** Bytes of the file. */
  size: number;
  frontMatter: FrontMatter;
  /** Where each value of the front matter stands, by its path: 'title', 'related.0.url'. */
  frontMatterPlaces: ReadonlyMap<string, Place>;
};

/** A page, parsed once; what an earlier run knows of it is not found out again, and its tree is parsed only when it is asked for. */
export type SourcePage = PageHead & {
  /** Asides, code blocks, tabs and heading ids are resolved; links are as written. */
  tree: Root;
  /** Gives the tree's memory back; whoever asks for the tree after that has the file parsed again. */
  dropTree?: () => void;
  headings: SourceHeading[];
  /** Every id a link to the page may name: headings, footnotes, and ids in raw HTML or on MDX elements. */
  ids: readonly string[];
  links: WrittenLink[];
  pictures: WrittenPicture[];
  /** Names of the example projects that it quotes, in the order in which it first does. */
  examples: string[];
  /** What tables say something about. */
  namesInTables: NameInTable[];
  /** Mistakes that the file shows by itself. */
  problems: Problem[];
  /** Set when its text can't be parsed: `problems` say why, and it has nothing but its head. */
  unreadable?: boolean;
  /** Set when the text is a package's README: nobody of this project wrote it, so its article is sanitized. */
  package?: PackageLine;
};
