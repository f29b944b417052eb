import type { Root } from "mdast";
import type { FrontMatter } from "#model/front-matter.ts";
import type { PackageLine } from "#model/page.ts";
import type { Problem } from "#model/problem.ts";
import type { Place } from "../problems/place.ts";

/** A heading of any depth with its anchor's id. */
export type SourceHeading = { title: string; id: string; depth: number; place: Place };

/** A link as written in the file. */
export type WrittenLink = { href: string; place: Place };

export type WrittenImage = { src: string; place: Place };

/** Code in the first cell of a table's row: '-c, --config <path>' → '--config', with its line. */
export type NameInTable = { name: string; line: number };

/** The part of a page that its place in the site depends on: its file and its front matter. */
export type PageHead = {
  /** Hash of the page's source and of the code that parses it. */
  hash: string;
  /** From the content root, with forward slashes. */
  path: string;
  /** Path of the English page that it translates. */
  translationOf?: string;
  url: string;
  extension: "md" | "mdx";
  /** In bytes. */
  size: number;
  frontMatter: FrontMatter;
  /** Places of the front matter's values by their path: 'title', 'related.0.url'. */
  frontMatterPlaces: ReadonlyMap<string, Place>;
};

/** A parsed page. If it comes from the cache, its tree is parsed when it is needed. */
export type SourcePage = PageHead & {
  /** Asides, code blocks, tabs and heading ids are resolved; links are as written. */
  tree: Root;
  /** Frees the tree's memory; using the tree later parses the file again. */
  dropTree?: () => void;
  headings: SourceHeading[];
  /** All ids that links can use: those of headings, footnotes, raw HTML and MDX elements. */
  ids: readonly string[];
  links: WrittenLink[];
  images: WrittenImage[];
  /** Values of the fences' options, in the order of their first use. */
  fenceOptions: Readonly<Record<string, readonly string[]>>;
  /** Names that tables describe. */
  namesInTables: NameInTable[];
  /** Mistakes that can be found without other files. */
  problems: Problem[];
  /** Set when the text can't be parsed: the page has only its head, and `problems` explain why. */
  unreadable?: boolean;
  /** Set when the text is a package's README, which isn't trusted, so its article is sanitized. */
  package?: PackageLine;
};
