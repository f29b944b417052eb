import type { Problem } from "#model/problem.ts";
import { type Cache, NO_CACHE } from "../cache/step-cache.ts";
import { checkSite } from "../check/check-site.ts";
import type { CompilePlugins } from "../compile/compile-page.ts";
import { NAVIGATION_FILE, Navigation, readNavigation } from "../config/navigation.ts";
import { readSiteConfig, SITE_FILE, SiteConfig } from "../config/site-config.ts";
import { buildSiteIndex } from "../index/build-site-index.ts";
import type { SiteIndex } from "../index/site-index.ts";
import type { SourcePage } from "../markdown/source-page.ts";
import { checkData, type DataFiles } from "../problems/check-data.ts";
import { type Content, loadContent } from "../read/load-content.ts";
import type { Feature } from "./feature.ts";

/** A folder of pages, and what its site can do. */
export type Tree = {
  /** The content folder. */
  root: string;
  features: readonly Feature[];
  /** See SiteToCheck. */
  isLenient: boolean;
};

export type ProjectOptions = Tree & { cache?: Cache; isOffline?: boolean; isDevelopment?: boolean };

export type Project = Awaited<ReturnType<typeof openProject>>;

/** The content as it is now. */
export type ReadSite = {
  sources: readonly SourcePage[];
  index: SiteIndex;
  /** Problems of files that can't become pages. */
  loading: readonly Problem[];
  /** What the features found, e.g. 'packages: 43 of 43'. */
  notes: readonly string[];
  /** See AddedPages. */
  missing: string | undefined;
};

/** Returns the mistakes in the data, which has to be right before anything else is read. */
export function checkProjectData(features: readonly Feature[], cache = NO_CACHE): Promise<Problem[]> {
  return checkData(dataFilesOf(features), cache);
}

/** Returns the schemas of all data files. */
export function dataFilesOf(features: readonly Feature[]): DataFiles {
  return Object.assign({ [NAVIGATION_FILE]: Navigation, [SITE_FILE]: SiteConfig }, ...features.map(({ data }) => data));
}

/** Reads the data of a project. Builds, the development server, checks and all other commands begin with it. */
export async function openProject(options: ProjectOptions) {
  const { root, features, isLenient, cache = NO_CACHE, isOffline = false, isDevelopment = false } = options;
  const [config, navigation] = await Promise.all([readSiteConfig(), readNavigation()]);
  const openOptions = { root, config, cache, isOffline, isDevelopment };
  const opened = await Promise.all(features.map(async (feature) => (await feature.open?.(openOptions)) ?? {}));
  const parsers = features.flatMap(({ parse = [] }) => parse);
  const checks = features.flatMap(({ check = [] }) => check);
  const plugins: CompilePlugins = {
    articles: features.flatMap(({ article = [] }) => article),
    frames: features.flatMap(({ frame = [] }) => frame),
  };
  const memory = new Map<string, SourcePage | Problem[]>();
  const lastGood = new Map<string, SourcePage>();

  /** Reads the content. A file that can't be parsed anymore doesn't replace the page that it was before. */
  const read = async (changed?: ReadonlySet<string>): Promise<ReadSite> => {
    const facts = {};
    const select = async (files: Parameters<NonNullable<(typeof opened)[number]["select"]>>[0]) => {
      let chosen = files;
      for (const feature of opened) chosen = (await feature.select?.(chosen, facts)) ?? chosen;
      return chosen;
    };
    const content = await loadContent(root, { plugins: parsers, select, memory }, cache);
    const { sources: own, problems } = withLastGood(content, lastGood);
    const others = own.length === 0 ? [] : await Promise.all(opened.map(async (feature) => feature.sources?.(own)));
    const added = others.filter((each) => each !== undefined);
    const sources = [...own, ...added.flatMap((each) => each.sources)];
    for (const feature of opened) await feature.know?.(facts, sources, changed);
    const redirects = new Map(opened.flatMap((feature) => [...(feature.redirects?.(sources) ?? [])]));
    return {
      sources,
      index: buildSiteIndex(sources, content.images, { redirects, facts }),
      loading: [...problems, ...added.flatMap((each) => each.problems)],
      notes: added.map(({ note }) => note),
      missing: added.find(({ missing }) => missing !== undefined)?.missing,
    };
  };

  return {
    ...openOptions,
    features,
    navigation,
    plugins,
    read,
    /** Tells whether an edit of a file that's neither a page nor an image changes the site. */
    isInput: (path: string) => opened.some((feature) => feature.isInput?.(path)),
    /** Returns the problems of the content; only those found so far when the signal aborts the check. */
    check: ({ sources, index, loading }: ReadSite, how: { isThorough?: boolean; signal?: AbortSignal } = {}) => {
      const { isThorough = false, signal } = how;
      return checkSite(
        { root, parsers, sources, index, loading, plugins: checks, isLenient, isThorough, cache },
        signal,
      );
    },
  };
}

function withLastGood(content: Content, lastGood: Map<string, SourcePage>): Pick<Content, "sources" | "problems"> {
  const problems = [...content.problems];
  const found = new Set([...content.sources.map(({ path }) => path), ...problems.map(({ file }) => file)]);
  for (const path of lastGood.keys()) if (!found.has(path)) lastGood.delete(path);
  const sources = content.sources.map((page) => {
    const last = page.unreadable ? lastGood.get(page.path) : undefined;
    if (last !== undefined) problems.push(...page.problems);
    else if (!page.unreadable) lastGood.set(page.path, page);
    return last ?? page;
  });
  const missing = new Set(content.problems.map(({ file }) => file));
  const earlier = [...missing].flatMap((path) => lastGood.get(path) ?? []);
  if (earlier.length === 0) return { sources, problems };
  return { sources: [...sources, ...earlier].toSorted((a, b) => (a.path < b.path ? -1 : 1)), problems };
}
