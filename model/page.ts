import type { Island } from "./components.ts";
import type { FrontMatter } from "./front-matter.ts";
import type { ReferenceNoun } from "./reference.ts";

/** A heading that a link can point to. `level` is 1 to 3, as in `#` to `###`. */
export type Anchor = { title: string; id: string; level: number; children?: Anchor[] };

/** Someone who worked on a page, with the name in git and the handle on GitHub. */
export type Contributor = { name: string; handle?: string };

export type Link = { title: string; url: string };

/** Consecutive pages in the sidebar, with their group's title unless they belong to no group. */
export type LinkGroup = { title?: string; links: SidebarLink[] };

/** `hasAnchors`: the page has headings that its entry can expand to. */
export type SidebarLink = Link & { hasAnchors: boolean };

/** Content of the sidebar: the pages of one top-level section, in reading order. */
export type Section = { title: string; url: string; groups: LinkGroup[] };

/** The npm package that a page documents. */
export type PackageLine = {
  name: string;
  version: string;
  /** Its page on npm. */
  url: string;
  /** ISO date, if known. */
  published?: string;
  /** Why new projects shouldn't use it, in one sentence. */
  deprecated?: string;
  replacement?: { text: string; url?: string };
};

/** Number of options, hooks or similar names that a page documents: { count: 190, noun: 'options' }. */
export type ReferenceCount = { count: number; noun: ReferenceNoun };

/** A dated page as its section's index page lists it. */
export type Post = Link & {
  /** ISO date. */
  date: string;
  teaser: string;
};

/**
 * In a translated site: whether the page is translated, the number of blocks whose English has changed since, and the
 * URL of the English page.
 */
export type PageTranslation = { state: "missing" | "draft" | "approved"; changed: number; original: string };

/** Everything that the renderer needs to show a page. */
export type Page = {
  url: string;
  /** Whether webpack 4's documentation has a page at the same path. */
  inVersion4?: boolean;
  title: string;
  description: string;
  /** As written. Values that the build adds to, such as links, have their own fields. */
  frontMatter: FrontMatter;
  /** Language and direction of the text, if they differ from its tree's. */
  lang?: string;
  dir?: "ltr" | "rtl";
  /** Languages that have the page, if there are several. */
  languages?: string[];
  translation?: PageTranslation;
  /** The article below its h1, with an empty `<div data-island>` for each of `islands`. */
  html: string;
  islands: Island[];
  anchors: Anchor[];
  section: Section;
  breadcrumbs: Link[];
  previous?: Link;
  next?: Link;
  related: Link[];
  contributors: Contributor[];
  /** URL where this page is edited. */
  editUrl: string;
  /** URL where readers report a mistake on the page. */
  issueUrl?: string;
  /** The page that combines the section's pages, on the section's index page. */
  printableUrl?: string;
  /** The pages of a section with dated pages, newest first, on its index page. */
  posts?: Post[];
  package?: PackageLine;
  /** On pages that document many names: the names that readers can filter. */
  filter?: ReferenceCount;
  /** Names of the example projects that the page quotes, which can be downloaded. */
  examples?: string[];
  /** The version of webpack that all examples of the page run with. */
  verifiedWith?: string;
  /** ISO date of the last change in version control, if known. */
  changed?: string;
};

/** The part of a page that is compiled from its Markdown. */
export type Article = Pick<Page, "html" | "islands" | "verifiedWith">;

/** Everything except the article. */
export type PageFrame = Omit<Page, keyof Article>;

/** A page as a browser shows it. Its chunk contains this object as JSON. */
export type ShownPage = {
  url: string;
  inVersion4?: boolean;
  /** Title of the document. */
  title: string;
  /** The sidebar's pages; undefined on pages without one. */
  groups?: LinkGroup[];
  /** The page's headings below level 1. */
  anchors: Anchor[];
  /** HTML of the main part, with the initial HTML of each of `islands` in its `<div data-island>`. */
  main: string;
  islands: Island[];
};

/** The state of a document, as JSON for its script: a page without its main part, which is HTML, or another screen. */
export type DocumentFrame = Omit<ShownPage, "main"> | { screen: OtherScreen };

/** Screens that aren't pages. */
export type OtherScreen = "not-found" | "offline" | "not-saved";
