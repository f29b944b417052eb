import type { Reference, ReferenceCategory, ReferenceEntry } from "#model/reference.ts";

/** The reference by names as headings write them. */
export type ReferenceIndex = {
  reference: Reference;
  byName: ReadonlyMap<string, readonly ReferenceEntry[]>;
  /** Categories in which every name has to be documented. */
  complete: readonly ReferenceCategory[];
  /** Names of options and of everything above them: 'entry.<>' for 'entry.<name>.import'. */
  paths: ReadonlySet<string>;
};

export function indexReference(reference: Reference, complete: readonly ReferenceCategory[] = []): ReferenceIndex {
  const named = reference.entries.flatMap((entry) => namesOf(entry).map((name) => ({ name, entry })));
  const options = reference.entries.filter(isOption).map((entry) => nameKey(entry.name));
  return {
    reference,
    byName: new Map(
      [...Map.groupBy(named, ({ name }) => name)].map(([name, all]) => [name, all.map(({ entry }) => entry)]),
    ),
    complete,
    paths: new Set(options.flatMap(pathsTo)),
  };
}

export type HeadingToMatch = {
  title: string;
  /** Titles of the page and of the headings above, outermost first. */
  above: readonly string[];
  /** URL of the page. */
  url: string;
};

/** Returns what a heading documents; undefined if it's about something else. */
export function matchHeading(heading: HeadingToMatch, index: ReferenceIndex): ReferenceEntry | undefined {
  return index.byName.get(nameKey(heading.title))?.find((entry) => belongsTo(entry, heading));
}

/** Leaves out the names that readers choose, and arguments: 'entry.<name>.import' → 'entry.<>.import'. */
export function nameKey(title: string): string {
  return title.replace(/\(.*\)$/, "").replace(/<[^>]*>/g, "<>");
}

function isOption(entry: ReferenceEntry): boolean {
  return entry.category === "options" || entry.category === "dev-server-options";
}

/** Returns how headings may write an entry: by its name, with or without its owner. */
function namesOf(entry: ReferenceEntry): string[] {
  const name = nameKey(entry.name);
  if (entry.category === "exports") {
    // 'css' or 'version' alone could be any word of a heading.
    const isWord = /^[a-z]/.test(name.split(".").at(-1) ?? "");
    const short = isWord ? [] : [name.split(".").at(-1) ?? name];
    return [...new Set([...(isWord && !name.includes(".") ? [] : [name]), `webpack.${name}`, ...short])];
  }
  if (entry.category === "module-variables")
    return name.startsWith("module.hot.") ? [name, name.slice("module.hot.".length)] : [name];
  if (entry.category === "cli") return [name, `webpack ${name}`];
  return entry.owner === undefined ? [name] : [name, `${entry.owner}.${name}`];
}

function pathsTo(name: string): string[] {
  const segments = name.split(".");
  return segments.map((_segment, depth) => segments.slice(0, depth + 1).join("."));
}

/** Pages of the API that document an object's hooks by name. */
const HOOK_PAGES: Record<string, readonly string[]> = {
  "/api/compiler-hooks/": ["Compiler", "MultiCompiler"],
  "/api/compilation-hooks/": ["Compilation"],
  "/api/contextmodulefactory-hooks/": ["ContextModuleFactory"],
  "/api/normalmodulefactory-hooks/": ["NormalModuleFactory"],
  "/api/parser/": ["JavascriptParser"],
  "/api/resolvers/": ["Resolver", "ResolverFactory"],
};

const PAGES: Record<Exclude<ReferenceCategory, "hooks">, RegExp> = {
  options: /^\/(?:configuration|plugins\/split-chunks-plugin)\//,
  "dev-server-options": /^\/configuration\//,
  "plugin-options": /^\/plugins\//,
  cli: /^\/api\/cli\//,
  "plugin-hooks": /^\/(?:api|plugins)\//,
  exports: /^\/(?:api|plugins)\//,
  "stats-fields": /^\/api\/stats\//,
  "module-variables": /^\/api\/(?:module-variables|module-methods|hot-module-replacement)\//,
  "magic-comments": /^\/api\/module-methods\//,
  "loader-context": /^\/api\/loaders\//,
};

/** Tells whether a page is the place for an entry, by its URL, and by the headings above if names repeat. */
function belongsTo(entry: ReferenceEntry, { url, above, title }: HeadingToMatch): boolean {
  const { category, name, owner = "" } = entry;
  if (category === "hooks") {
    const owners = hookOwners(url);
    const nearest = [...above, title]
      .map((text) => owners.find((each) => isNamed(each, text)))
      .findLast((each) => each !== undefined);
    return owners.includes(owner) && (nearest ?? owner) === owner;
  }
  if (!PAGES[category].test(url)) return false;
  if (category === "module-variables")
    return nameKey(title) === nameKey(name) || url === "/api/hot-module-replacement/";
  if (category === "plugin-hooks") return [...above, title].some((text) => isNamed(owner, text));
  return category !== "plugin-options" || nearestPlugin([...above, title]) === owner;
}

function isNamed(owner: string, text: string): boolean {
  return new RegExp(`(?:^|\\W)${owner}(?:$|\\W)`).test(text);
}

/** Returns the plugin that the nearest heading names: 'DllReferencePlugin' for 'Options of DllReferencePlugin'. */
function nearestPlugin(titles: readonly string[]): string | undefined {
  return /\b\w+Plugin\b/.exec(titles.findLast((text) => /\b\w+Plugin\b/.test(text)) ?? "")?.[0];
}

/** Returns the objects whose hooks a page documents. */
export function hookOwners(url: string): readonly string[] {
  return HOOK_PAGES[url] ?? [];
}
