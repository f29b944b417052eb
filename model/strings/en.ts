/*
 * Every string of the interface, grouped by screen; what pages say is content. A string with values is a function. In a
 * sentence with a link or a button, the function's argument makes an element of its words.
 */

type Element<T> = (words: string) => T;

/** Of this catalog; the direction of its text. */
export const language = { code: "en", direction: "ltr" };

/** What several screens say. */
export const common = {
  tryAgain: "Try again",
  dismiss: "Dismiss",
  close: "Close",
  loading: "Loading…",
};

export const shell = {
  skip: "Skip to content",
  home: (site: string) => `${site}, home`,
  openMenu: "Open menu",
  closeMenu: "Close menu",
  main: "Main",
  sections: "Sections",
  pages: "Pages",
  documentation: "Documentation",
  announcement: "Announcement",
  version: (version: string) => `Version v${version}`,
  language: "Language",
  more: "More",
  contents: "On this page",
  headingsOf: (page: string) => `Headings of ${page}`,
};

export const theme = {
  name: "Theme",
  system: "System",
  light: "Light",
  dark: "Dark",
};

export const footer = {
  name: "Footer",
  community: "Community",
  legal: "Legal",
  readOffline: "Read offline",
  license: <T>(link: Element<T>) => ["Text under ", link("CC BY 4.0")],
};

/** The name says which service it is, because the footer also links to the chat on Discord. */
export const chat = {
  open: "Chat on Gitter",
  opening: "Opening the chat…",
  failed: <T>(link: Element<T>) => ["The chat could not be loaded here. ", link("Open it on its own site"), "."],
};

/** What takes long or failed while the reader navigates. */
export const navigation = {
  failed: <T>(retry: T, link: Element<T>) => [
    "Error loading content. ",
    retry,
    " or ",
    link("open the page anew"),
    ".",
  ],
  noSearch: <T>(retry: T, link: Element<T>) => [
    "Search could not be loaded. ",
    retry,
    " or look it up among ",
    link("all names"),
    ".",
  ],
};

export const search = {
  name: "Search",
  placeholder: "Options, hooks, plugins, errors, how to…",
  results: "Results",
  recent: "Recent",
  suggested: "Suggested",
  forgetRecent: "Forget recent pages",
  count: (count: number) => (count === 0 ? "No results" : count === 1 ? "1 result" : `${count} results`),
  nothing: (query: string) => `Nothing is found for “${query}”.`,
  everyName: "Every option and hook by name",
  everyNameBelow: "Every option and hook by name is below.",
  allResults: (query: string) => `All results for “${query}”`,
  loading: "Loading the search index…",
  slow: "Loading the search index takes longer than usual.",
  stale: "These results may be out of date: the newest search index could not be loaded.",
  faults: {
    unreachable: "The search index could not be loaded: the connection was lost, or something blocks it.",
    damaged: "The search index did not arrive whole.",
    "other-version": "The site was renewed since this page was opened, and its search index with it.",
  },
  reload: "Reload the page",
  pagesWork: "The pages themselves work as ever.",
};

/** The page of results, which without script is an index of names. */
export const searchPage = {
  description: "Search the documentation, and an index of every option, hook, plugin and flag of webpack by name.",
  withoutScript:
    "Search runs in your browser and needs JavaScript. Here is every name that webpack offers: look it up with your browser's own search in the page.",
  everyName: "Every name",
  sections: "Sections",
  categories: {
    options: "Options",
    "plugin-options": "Options of plugins",
    "dev-server-options": "Options of the development server",
    cli: "Commands and flags",
    hooks: "Hooks",
    "plugin-hooks": "Hooks of plugins",
    exports: "Plugins and exports",
    "stats-fields": "Fields of stats",
    "module-variables": "Variables in modules",
    "magic-comments": "Comments in import()",
    "loader-context": "Loader context",
  },
};

/** What is said of a list that is filtered. `noun`: in the plural. */
const filterStatus = (noun: string) => ({
  count: (shown: number, total: number) => `${shown} of ${total} ${noun}`,
  none: (query: string) => `No ${noun} match “${query}”.`,
  showAll: `Show all ${noun}`,
});

export type FilterStatusStrings = ReturnType<typeof filterStatus>;

export const filters = {
  projects: { label: "Filter projects", ...filterStatus("projects") },
  starterKits: { label: "Filter starter kits", ...filterStatus("starter kits") },
  flags: { label: "Filter flags", ...filterStatus("flags") },
  savedPages: { label: "Search saved pages", ...filterStatus("pages") },
};

export type FilterStrings = (typeof filters)["projects"];

/** The filter of a page of the reference, by what the page documents. */
const referenceFilter = (noun: string) => ({
  ...filterStatus(noun),
  find: (total: number) => `Filter ${total} ${noun}…`,
  clear: "Clear",
});

export const referenceFilters = {
  options: referenceFilter("options"),
  commands: referenceFilter("commands and flags"),
  hooks: referenceFilter("hooks"),
  exports: referenceFilter("exports"),
  fields: referenceFilter("fields"),
  names: referenceFilter("names"),
  members: referenceFilter("members"),
};

/** What stands around an article. */
export const page = {
  breadcrumb: "Breadcrumb",
  previousAndNext: "Previous and next",
  previous: "Previous",
  next: "Next",
  posts: "Posts",
  contributors: "Contributors",
  furtherReading: "Further Reading",
  projects: "Projects of this page:",
  repository: "Jump to Repository",
  source: "Source",
  edit: "Edit Document",
  print: "Print Document",
  copyLink: "Copy link",
  copyPage: "Copy page as Markdown",
  report: "Something wrong on this page?",
  printable: (section: string) => `All pages of ${section} for printing`,
  verified: (version: string) => `Examples verified with webpack ${version}`,
  changed: <T>(date: T) => ["Last changed ", date],
  published: <T>(date: T) => [", published ", date],
  deprecated: "Deprecated.",
  replacement: <T>(replacement: T) => ["Use ", replacement, " instead."],
};

/** What the build adds to an article's own text. */
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
  backToReference: (number: string) => `Back to reference ${number}`,
};

export const copying = {
  copy: "Copy",
  copied: "Copied",
  notCopied: "Not copied: select the text and press Ctrl-C",
  linkCopied: "Link copied",
  linkNotCopied: "Not copied: the address bar has it",
  copySectionLink: "Copy link to section",
  sectionLinkNotCopied: "The link wasn't copied",
  pageCopied: "Page copied",
  pageNotCopied: "The page wasn't copied",
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

/** Titles of what has no title of its own. */
export const titles = {
  home: "Home",
  printable: "Printable",
  combined: "Combined printable page",
  combinedDescription: (section: string) => `All pages of ${section} on one page, for printing and reading offline.`,
  deprecatedPackages: "Deprecated",
  otherPages: "More",
};

export const missingSection = {
  name: "Missing section",
  noneLike: <T>(words: string, link: Element<T>) => [
    "This section doesn't exist. ",
    link(`Search for “${words}”`),
    ".",
  ],
  didYouMean: <T>(sections: readonly T[]) => [
    "This section doesn't exist; did you mean ",
    ...alternatives(sections),
    "?",
  ],
};

/** 'a', 'a or b', 'a, b or c'. */
function alternatives<T>(all: readonly T[]): (T | string)[] {
  return all.flatMap((each, place) => (place === 0 ? [each] : [place === all.length - 1 ? " or " : ", ", each]));
}

export const notFound = {
  title: "Page not found",
  text: "Oops! The page you are looking for has been removed or relocated.",
  home: "Go to Homepage",
  didYouMean: "Did you mean",
};

/** The document in the place of an old URL, for hosts without redirects. */
export const redirect = {
  title: "Moved",
  text: <T>(link: T) => ["This page has moved to ", link, "."],
};

export const offline = {
  offline: "You are offline",
  copyOffline: (date: string) => `You are offline: showing the saved copy of ${date}`,
  copyBack: (date: string) => `You were offline: showing the saved copy of ${date}`,
  copySlow: (date: string) => `Slow connection: showing the saved copy of ${date}`,
  copyFailed: (date: string) => `The site does not answer: showing the saved copy of ${date}`,
  /** The service worker's own page, where not even the saved one is left. */
  lastWord: "This page is not saved on this device. Load it again when the network is back.",
};

/** The screen for reading without a network. */
export const offlineScreen = {
  title: "Read offline",
  notSavedTitle: "Not saved",
  text: "The last 60 pages you read are kept on this device, with search. They open without a network, and whenever it is slow.",
  notSaved: "This page is not saved on this device",
  unavailable: "You are offline, or the site does not answer. The page is shown here as soon as it can be had.",
  savedPages: "Saved pages",
  save: (size: string) => `Save for offline (${size})`,
  saving: (size: string, total: string) => `Saving ${size} of ${total}`,
  cancel: "Cancel",
  saved: (size: string, date: string) => `All pages are saved: ${size}, ${date}.`,
  saveAgain: "Save again",
  remove: "Remove",
  failed: "Not all could be saved: the network or the space on this device did not suffice.",
  later: "Pages can be saved when the network is back.",
};

/** The components of pages. */
export const components = {
  hero: {
    beginning: "Bundle your",
    words: ["assets", "scripts", "images", "styles"],
    whole: "Bundle your assets, scripts, images and styles",
  },
  template: {
    label: "Try a template",
    sample: <T>(name: T, id: T) => ["For a chunk named ", name, " with the id ", id, ", webpack writes:"],
    empty: "(an empty name: webpack needs one)",
    unknown: (placeholders: string) =>
      `${placeholders}: webpack knows no such placeholder, so it stays in the name as it is.`,
  },
  flags: {
    name: "Flags",
    flag: "Flag",
    option: "Option",
    values: "Values",
    more: "Show more flags",
    loading: <T>(command: T) => ["Loading the flags… Without JavaScript, ", command, " lists them."],
    failed: <T>(command: T) => ["The flags could not be loaded. Reload the page, or run ", command, "."],
  },
  projects: {
    noMaintainer: "Maintainer needed...",
    maintainer: "Maintainer:",
  },
  starterKits: {
    name: "Starter kits",
    project: "Project",
    maintainer: "Maintainer",
    tags: "Tags",
    lastUpdate: "Last update",
    loading: "Loading the table…",
    failed: "The table could not be loaded. Reload the page.",
  },
  supporters: {
    latest: "Latest supporters",
    platinum: "Platinum sponsors",
    gold: "Gold sponsors",
    silver: "Silver sponsors",
    bronze: "Bronze sponsors",
    backer: "Backers",
    failed: "The list could not be loaded.",
  },
  vote: (topic: string) => `Vote on GitHub: ${topic}`,
};

/** The dialog with the keys that this site listens to, and what each does. */
export const shortcuts = {
  name: "Keyboard shortcuts",
  search: "Search",
  move: "Move through results or a menu",
  open: "Open the selected result",
  close: "Close search, a menu or a preview",
  show: "Show these shortcuts",
};
