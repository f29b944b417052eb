import type { Element } from "../../element.ts";

/** Strings around an article. */
export const page = {
  breadcrumb: "Breadcrumb",
  previousAndNext: "Previous and next",
  previous: "Previous",
  next: "Next",
  posts: "Posts",
  contributors: "Contributors",
  furtherReading: "Further Reading",
  projects: "Projects on this page:",
  repository: "Jump to Repository",
  source: "Source",
  edit: "Edit Document",
  print: "Print Document",
  copyLink: "Copy link",
  copyPage: "Copy page as Markdown",
  report: "Something wrong on this page?",
  printable: (section: string) => `Print all pages of ${section}`,
  verified: (version: string) => `Examples verified with webpack ${version}`,
  changed: <T>(date: T) => ["Last changed ", date],
  /** `others`: how many more people there are. */
  writtenBy: (names: string, others: number) => (others === 0 ? `by ${names}` : `by ${names} and ${others} more`),
  published: <T>(date: T) => [", published ", date],
  deprecated: "Deprecated.",
  replacement: <T>(replacement: T) => ["Use ", replacement, " instead."],
};

/** Notes about a page's translation. The link leads to the English page. */
export const translation = {
  missing: <T>(link: Element<T>) => [
    "This page isn't translated yet, so it's shown in English. ",
    link("Original"),
    ".",
  ],
  draft: <T>(link: Element<T>) => [
    "This translation is a draft that hasn't been approved yet. If something is unclear, read the ",
    link("English page"),
    ".",
  ],
  outdated: <T>(count: number, link: Element<T>) => [
    count === 1 ? "The English text of one paragraph" : `The English text of ${count} paragraphs`,
    " has changed since. Marked paragraphs may be out of date; compare them with the ",
    link("English page"),
    ".",
  ],
  changed: "The English text has changed:",
};

/** Strings that the build adds to an article's own text. */
export const article = {
  asides: {
    note: "Note",
    tip: "Tip",
    important: "Important",
    warning: "Warning",
    caution: "Caution",
    todo: "To do",
  },
  questions: "Also asked as",
  output: "Output",
  terminal: "Terminal",
  variants: "Variants",
  packageManager: "Package manager",
  table: "Table",
  filesBySize: (files: string) => `Files by size: ${files}`,
  moved: "This section has moved: ",
  footnotes: "Footnotes",
  playground: "Open in playground",
  playgroundFor: (example: string) => `Open in playground: ${example}`,
  backToReference: (number: string) => `Back to reference ${number}`,
};

export const copying = {
  copy: "Copy",
  copied: "Copied",
  notCopied: "Couldn't copy. Select the text and copy it yourself",
  linkCopied: "Link copied",
  linkNotCopied: "Couldn't copy. Use the link in the address bar",
  copySectionLink: "Copy link to section",
  sectionLinkNotCopied: "Couldn't copy the link",
  pageCopied: "Page copied",
  pageNotCopied: "Couldn't copy the page",
};

/** The facts below a heading of the reference. */
export const facts = {
  type: "Type",
  hook: "Hook",
  export: "Export",
  usage: "Usage",
  default: "Default",
  since: "Since",
  flag: "CLI",
  status: "Status",
  experimental: "experimental",
  deprecated: "Deprecated",
  isDeprecated: "yes",
  replacement: <T>(name: T) => ["use ", name, " instead"],
};

/** Cases in which a default applies. Names of options and values aren't translated. */
export const conditions = {
  otherwise: "otherwise",
  mode: (names: readonly string[]) => `in ${listed(names)}`,
  withoutMode: "mode none",
  target: (names: readonly string[]) => `for ${listed(names)}`,
  both: (first: string, second: string) => `${first} ${second}`,
  either: (cases: readonly string[]) => cases.join(", and "),
  option: (name: string) => `with ${name}`,
  require: "for require()",
  packageName: (name: string) => `in a package named "${name}"`,
  browserslist: "in a project with a Browserslist configuration",
  terminal: "in a terminal",
  json: "in stats.toJson()",
};

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Titles that the build gives to pages and groups. */
export const titles = {
  home: "Home",
  printable: "Printable",
  combined: "Combined printable page",
  combinedDescription: (section: string) => `All pages of ${section} on one page, for printing and reading offline.`,
  deprecatedPackages: "Deprecated",
  otherPages: "More",
};
