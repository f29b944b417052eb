import type { Island } from "./components.ts";

/** A heading a link can point at. `level` is 1 to 3, as in `#` to `###`. */
export type Anchor = { title: string; id: string; level: number; children?: Anchor[] };

export type Link = { title: string; url: string };

/** A run of pages in the sidebar; without a title for pages that belong to no group. */
export type LinkGroup = { title?: string; links: SidebarLink[] };

/** `hasAnchors`: the page has headings that its entry can open to. */
export type SidebarLink = Link & { hasAnchors: boolean };

/** What the sidebar shows: the pages of one top-level section, in reading order. */
export type Section = { title: string; url: string; groups: LinkGroup[] };

/** The npm package whose own documentation a page is. */
export type PackageLine = {
  name: string;
  version: string;
  /** Its page on npm. */
  url: string;
  /** ISO date, where it is known. */
  published?: string;
  /** Why nobody should begin with it, in one sentence. */
  deprecated?: string;
  replacement?: { text: string; url?: string };
};

/** How many options, hooks or the like a page documents: { count: 190, noun: 'options' }. */
export type ReferenceCount = { count: number; noun: string };

/** A dated page as its section's index page lists it. */
export type Post = Link & {
  /** ISO date. */
  date: string;
  teaser: string;
};

/** Everything that the renderer makes a page's screen of. */
export type Page = {
  url: string;
  title: string;
  description: string;
  /** The article below its h1, with an empty `<div data-island>` where each of `islands` goes. */
  html: string;
  islands: Island[];
  anchors: Anchor[];
  section: Section;
  breadcrumbs: Link[];
  previous?: Link;
  next?: Link;
  related: Link[];
  contributors: string[];
  /** Where this page is edited, and the repository it documents. */
  editUrl: string;
  repoUrl?: string;
  /** Where the text comes from, when not from this site's repository. */
  sourceUrl?: string;
  /** The page that combines the section's pages, on the section's index page. */
  printableUrl?: string;
  /** ISO date, blog posts only. */
  date?: string;
  /** On the index page of a section of dated pages: those pages, newest first. */
  posts?: Post[];
  package?: PackageLine;
  /** On pages that document many names: what their filter says of itself. */
  filter?: ReferenceCount;
  /** Names of the example projects that the page quotes: each can be downloaded. */
  examples?: string[];
  /** The version of webpack that all examples of the page are run with. */
  verifiedWith?: string;
  /** ISO date of the last change in version control, where that is known. */
  changed?: string;
};

/** What is made of a page's own text. */
export type Article = Pick<Page, "html" | "islands" | "verifiedWith">;

/** All that stands around an article. */
export type Surroundings = Omit<Page, keyof Article>;

/** A page as a browser shows it. Its chunk is this as JSON. */
export type ShownPage = {
  url: string;
  /** The document's. */
  title: string;
  /** All between header and footer, with each of `islands` as it looks at first in its `<div data-island>`. */
  html: string;
  islands: Island[];
};

/** What a document tells its script: its screen is there already. */
export type DocumentFrame = { islands: Island[] } | { screen: OtherScreen };

/** Screens that are no pages. */
export type OtherScreen = "not-found" | "offline" | "not-saved";
