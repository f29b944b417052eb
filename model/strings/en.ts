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
  license: <T>(link: Element<T>) => ["Content licensed under ", link("CC BY 4.0")],
};

/** The name says which service it is, because the footer also links to the chat on Discord. */
export const chat = {
  open: "Chat on Gitter",
  opening: "Opening the chat…",
  failed: <T>(link: Element<T>) => ["The chat couldn't be loaded here. ", link("Open it on Gitter"), "."],
};

/** What takes long or failed while the reader navigates. */
export const navigation = {
  failed: <T>(retry: T, link: Element<T>) => [
    "Error loading content. ",
    retry,
    " or ",
    link("load the page in full"),
    ".",
  ],
  noSearch: <T>(retry: T, link: Element<T>) => [
    "Search couldn't be loaded. ",
    retry,
    ", or look it up in the ",
    link("index of all names"),
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
  nothing: (query: string) => `No results for “${query}”.`,
  everyName: "Every option and hook by name",
  everyNameBelow: "You'll find every option and hook by name below.",
  allResults: (query: string) => `All results for “${query}”`,
  loading: "Loading the search index…",
  slow: "Loading the search index is taking longer than usual.",
  stale: "These results may be out of date, because the newest search index couldn't be loaded.",
  faults: {
    unreachable: "The search index couldn't be loaded. Your connection was lost, or something is blocking the request.",
    damaged: "Only part of the search index arrived.",
    "other-version": "The site has been updated since you opened this page. Search will work again once you reload.",
  },
  reload: "Reload the page",
  pagesWork: "All pages still work.",
};

/** The page of results, which without script is an index of names. */
export const searchPage = {
  description: "Search the documentation, and an index of every option, hook, plugin and flag of webpack by name.",
  withoutScript:
    "Search runs in your browser and needs JavaScript. Below is an index of all names that webpack offers. To find one, use your browser's find-in-page.",
  everyName: "Every name",
  sections: "Sections",
  categories: {
    options: "Options",
    "plugin-options": "Plugin options",
    "dev-server-options": "Dev server options",
    cli: "Commands and flags",
    hooks: "Hooks",
    "plugin-hooks": "Plugin hooks",
    exports: "Plugins and exports",
    "stats-fields": "Stats fields",
    "module-variables": "Module variables",
    "magic-comments": "Magic comments in import()",
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

/** What a translated site says about a page. The link leads to the English page. */
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
  offline: "You're offline",
  copyOffline: (date: string) => `You're offline. This copy was saved on ${date}`,
  copyBack: (date: string) => `You were offline. This copy was saved on ${date}`,
  copySlow: (date: string) => `Your connection is slow. This copy was saved on ${date}`,
  copyFailed: (date: string) => `The site isn't responding. This copy was saved on ${date}`,
  /** The service worker's own page, where not even the saved one is left. */
  lastWord: "This page isn't saved on this device. Load it again once you're back online.",
};

/** The screen for reading without a network. */
export const offlineScreen = {
  title: "Read offline",
  notSavedTitle: "Not saved",
  text: "The last 60 pages you read are saved on this device, along with search. They open even if you're offline or your connection is slow.",
  notSaved: "This page isn't saved on this device",
  unavailable: "You're offline, or the site isn't responding. The page will appear here as soon as it can be loaded.",
  savedPages: "Saved pages",
  save: (size: string) => `Save for offline (${size})`,
  saving: (size: string, total: string) => `Saving ${size} of ${total}`,
  cancel: "Cancel",
  saved: (size: string, date: string) => `All pages are saved: ${size}, ${date}.`,
  saveAgain: "Save again",
  remove: "Remove",
  failed: "Some pages couldn't be saved. Your connection was lost, or this device is out of space.",
  later: "You can save pages once you're back online.",
};

/** The components of pages. */
export const components = {
  hero: {
    beginning: "Bundle your",
    words: ["assets", "scripts", "images", "styles"],
    whole: "Bundle your assets, scripts, images and styles",
    modules: "Your modules",
    assets: "What ships",
    picture:
      "Webpack starts at index.html, follows imports to app.ts, price.js, cart.ts, page.css and logo.svg, and writes index.html, app.js, app.css, logo.svg and cart.js, which loads on demand.",
  },
  template: {
    label: "Try a template",
    sample: <T>(name: T, id: T) => ["For a chunk named ", name, " with the id ", id, ", webpack writes:"],
    empty: "(empty: webpack needs a file name)",
    unknown: (placeholders: string) =>
      `Webpack doesn't know ${placeholders}, so the file name contains that text unchanged.`,
  },
  flags: {
    name: "Flags",
    flag: "Flag",
    option: "Option",
    values: "Values",
    more: "Show more flags",
    loading: <T>(command: T) => ["Loading the flags… Without JavaScript, ", command, " lists them."],
    failed: <T>(command: T) => ["The flags couldn't be loaded. Reload the page, or run ", command, "."],
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
    failed: "The table couldn't be loaded. Reload the page.",
  },
  supporters: {
    latest: "Latest supporters",
    platinum: "Platinum sponsors",
    gold: "Gold sponsors",
    silver: "Silver sponsors",
    bronze: "Bronze sponsors",
    backer: "Backers",
    failed: "The list couldn't be loaded.",
  },
  vote: "Vote on GitHub",
  /** Letters that show a size of type. */
  typeSample: "Aa",
  playground: {
    withoutScript: "The playground needs JavaScript: it runs webpack in your browser.",
    loading: "Loading the playground…",
    failed: "The playground couldn't be loaded. Reload the page to try again.",
  },
};

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The playground at /playground/, which other pages don't load. */
export const playground = {
  loading: (size: string) => `Loading webpack, ${size}…`,
  progress: "Loading",
  building: "Building…",
  /** The compiler's frame answers nothing. */
  broken:
    "The compiler didn't start. The site's host may send no headers of its own for /playground-files/, or the network failed. Reload the page to try again.",
  ready: (webpack: string) => `${webpack} is ready`,
  failed: (webpack: string) => `${webpack} failed`,
  built: (webpack: string, milliseconds: string) => `${webpack} built this in ${milliseconds} ms`,
  builtWith: (webpack: string, milliseconds: string, problems: string) =>
    `${webpack} built this in ${milliseconds} ms with ${problems}`,
  problems: (errors: number, warnings: number) =>
    [errors > 0 && counted(errors, "error"), warnings > 0 && counted(warnings, "warning")]
      .filter(Boolean)
      .join(" and "),
  stop: "Stop",
  stopped: (seconds: string) =>
    `This build was stopped, by you or because it took longer than ${seconds} seconds. Your files are as you left them; the next edit builds again.`,
  project: "Project",
  result: "Result",
  compiler: "Compiler",
  notices: {
    damaged: "The project in this link is damaged. This is the first example instead.",
    "no-example": "The example in this link couldn't be loaded. This is the first example instead.",
  },
  opening: "Opening the project…",
  trust:
    "This project came with a link. Building it runs its configuration, in a frame that can't read this site or your data and can't use the network.",
  build: "Build this project",
  files: {
    name: "Files",
    add: "Add",
    newFile: "New file",
    delete: (path: string) => `Delete ${path}`,
    invalid: (example: string) => `A path is like ${example}.`,
    text: (path: string) => `Text of ${path}`,
  },
  actions: {
    copyLink: "Copy link",
    copied: "Copied",
    notCopied: "Copy the address of this page instead",
    tooLarge: "Too large for a link: download the zip",
    download: "Download zip",
    noLock: "The zip couldn't be made: the connection was lost, or something blocks it.",
    report: "Report an issue",
  },
  views: {
    name: "Views",
    terminal: "Terminal",
    files: "Files",
    modules: "Modules",
    compare: "Compare",
    run: "Run",
  },
  firstBuild: "The first build begins when webpack is loaded.",
  error: "Error",
  help: {
    name: "About these messages",
    explained: <T>(message: string, link: T) => [`“${message}”: see `, link],
    search: <T>(message: string, link: Element<T>, all: Element<T>) => [
      `“${message}”: `,
      link("search the documentation"),
      " or look through ",
      all("all errors"),
    ],
  },
  emitted: {
    none: "This build emitted no files.",
    file: "File",
    bytes: "Bytes",
    compressed: "With gzip",
    empty: "This file is empty.",
    binary: "This file isn't text.",
  },
  modules: {
    none: "This build has no modules.",
    howTo: "Boxes are modules, arrows are imports. Choose a module to see what became of it.",
    graph: "Module graph",
    details: "Chosen module",
    more: (shown: number, all: number) => `The first ${shown} of ${all} modules are drawn; the table lists them all.`,
    size: (bytes: number) => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`),
    module: "Module",
    importedBy: "Imported by",
    imports: "Imports",
    entry: "an entry",
    inactive: (name: string) => `${name} (uses nothing of it)`,
    usedExports: "Used exports",
    unusedExports: "Unused exports",
    bailouts: "What kept webpack from optimizing more",
    states: {
      kept: "bundled",
      concatenated: "concatenated",
      skipped: "skipped",
      inlined: "inlined",
      removed: "removed",
    },
    reasons: {
      kept: "it's in the bundle.",
      concatenated: (into: string) => `it's concatenated into ${into}, and both share one scope.`,
      skipped: "it was skipped, because it only re-exports: imports go to the modules behind it.",
      inlined: "it was left out, because the constants that are used of it replace their imports.",
      removed: "it was tree-shaken: nothing uses its exports, and it has no side effects.",
    },
  },
  compare: {
    howTo: "Pin this build to compare later ones with it.",
    pin: "Pin this build",
    pinned: "Each build is compared with the one that you pinned.",
    pinAgain: "Pin this build instead",
    state: "State",
    before: "Pinned",
    after: "Now",
    difference: "Difference",
    states: { added: "added", removed: "removed", changed: "changed", same: "same" },
    ofProject: (path: string) => `${path} (project)`,
    same: (path: string) => `${path} is the same in both builds.`,
    text: (path: string) => `Differences of ${path}`,
    gap: (lines: number) => counted(lines, "equal line"),
  },
  preview: {
    name: "Preview",
    console: "Console",
    run: "Run the bundle",
    runAgain: "Run it again",
    text: "The emitted files run in a frame without access to this page, to storage and to the network.",
    tooMany: (count: number) => `Only the first ${count} lines are shown.`,
  },
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
