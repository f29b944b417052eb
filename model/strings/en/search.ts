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
  searching: "Searching…",
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

/** The page of search results; without JavaScript, it's an index of names. */
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

/** Status of a filtered list. `noun`: in the plural. */
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

/** The filter on a reference page. `noun`: what the page documents, in the plural. */
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
