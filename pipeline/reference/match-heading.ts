import type { Reference, ReferenceCategory, ReferenceEntry } from "#model/reference.ts";

/** The reference by names as headings write them. */
export type ReferenceIndex = {
  reference: Reference;
  byName: ReadonlyMap<string, readonly ReferenceEntry[]>;
  /** First segments of options: 'output', 'Rule'. */
  roots: ReadonlySet<string>;
  /** Categories whose every name is documented, and stays so. */
  complete: readonly ReferenceCategory[];
  /** Names of options and all that lies above them: 'entry.<>' of 'entry.<name>.import'. */
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
    roots: new Set(options.map((name) => name.split(".")[0] ?? "")),
    paths: new Set(options.flatMap(pathsTo)),
  };
}

export type HeadingToMatch = {
  title: string;
  /** Titles of the page and of the headings above, outermost first. */
  above: readonly string[];
  /** Of the page. */
  url: string;
};

/** What a heading documents; undefined when it is about something else. */
export function matchHeading(heading: HeadingToMatch, index: ReferenceIndex): ReferenceEntry | undefined {
  const candidates = (index.byName.get(nameKey(heading.title)) ?? []).filter((entry) => belongsTo(entry, heading));
  return candidates.find((entry) => entry.sameAs === undefined) ?? candidates[0];
}

/** A name with what readers choose themselves made equal: 'cacheGroups.{cacheGroup}.test' → 'cacheGroups.<>.test'. */
export function nameKey(title: string): string {
  return title
    .trim()
    .replace(/\(.*\)$/, "")
    .replace(/<[^>]*>|\{[^}]*\}|\[[\w$]+\]|\*/g, "<>")
    .replaceAll("[]", "")
    .replace(/\.(?=\.)/g, ".<>");
}

export function isOption(entry: ReferenceEntry): boolean {
  return entry.category === "options" || entry.category === "dev-server-options";
}

/** How headings may write an entry: by its name, and by its name after its owner's. */
function namesOf(entry: ReferenceEntry): string[] {
  const name = nameKey(entry.name);
  if (entry.category === "exports") return [...new Set([name, `webpack.${name}`, name.split(".").at(-1) ?? name])];
  if (entry.category === "module-variables") return name.startsWith("module.hot.") ? [name, name.slice("module.hot.".length)] : [name];
  if (entry.category === "cli") return [name, `webpack ${name}`];
  if (name.startsWith("optimization.splitChunks.")) return [name, name.slice("optimization.".length)];
  return entry.owner === undefined ? [name] : [name, `${entry.owner}.${name}`, `${entry.owner}.hooks.${name}`];
}

function pathsTo(name: string): string[] {
  const segments = name.split(".");
  return segments.map((_segment, depth) => segments.slice(0, depth + 1).join("."));
}

/** Pages of the API that document the hooks of an object by name. */
const HOOK_PAGES: Record<string, readonly string[]> = {
  "/api/compiler-hooks/": ["Compiler"],
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
  exports: /^\/(?:api|plugins|configuration)\//,
  "stats-fields": /^\/api\/stats\//,
  "module-variables": /^\/api\/(?:module-variables|module-methods|hot-module-replacement)\//,
  "magic-comments": /^\/api\/module-methods\//,
  "loader-context": /^\/api\/loaders\//,
};

/** Whether a page is the place for an entry: by its address, and where names repeat by the headings above. */
function belongsTo(entry: ReferenceEntry, { url, above, title }: HeadingToMatch): boolean {
  const { category, name, owner = "" } = entry;
  if (category === "hooks") {
    const owners = HOOK_PAGES[url] ?? [];
    const named = owners.find((each) => isNamed(each, above, title));
    return isNamed(owner, above, title) || (named === undefined && owners.includes(owner));
  }
  if (!PAGES[category].test(url)) return false;
  if (category === "module-variables") return nameKey(title) === nameKey(name) || url === "/api/hot-module-replacement/";
  if (category === "plugin-hooks") return isNamed(owner, above, title);
  if (category === "plugin-options") return isNamed(owner, above, title) || slugOf(owner) === url.split("/")[2];
  return true;
}

/** The nearest heading above that names an owner decides. */
function isNamed(owner: string, above: readonly string[], title: string): boolean {
  const isName = (text: string) => new RegExp(`(?:^|\\W)${owner}(?:$|\\W)`).test(text);
  if (isName(title)) return true;
  return above.some(isName) && !above.slice(above.findLastIndex(isName) + 1).some((text) => /^\w+Plugin$/.test(text));
}

/** 'SourceMapDevToolPlugin' → 'source-map-dev-tool-plugin'. */
function slugOf(owner: string): string {
  return owner.replace(/([a-z])([A-Z])|([A-Z]+)([A-Z][a-z])/g, "$1$3-$2$4").toLowerCase();
}

/** Objects whose hooks a page documents. */
export function hookOwners(url: string): readonly string[] {
  return HOOK_PAGES[url] ?? [];
}
