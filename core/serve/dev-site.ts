import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Problem, sortProblems } from "#model/problem.ts";
import { UserError } from "#model/user-error.ts";
import { language } from "#strings";
import { openBundler } from "../bundle/open-bundler.ts";
import { openCache } from "../cache/step-cache.ts";
import { compilePage } from "../compile/compile-page.ts";
import { compilePages } from "../compile/compile-pages.ts";
import { compilePrintables } from "../compile/compile-printable.ts";
import { type CompiledPage, wholePage } from "../compile/compiled-page.ts";
import { coreFiles } from "../emit/core-files.ts";
import { buildSiteData } from "../index/build-site-data.ts";
import type { DevFile, DevFiles, SiteFiles, SiteToEmit } from "../project/feature.ts";
import { modulesOf } from "../project/modules-of.ts";
import { checkProjectData, openProject, type Project, type ReadSite, type Tree } from "../project/open-project.ts";
import { loadRenderer, type Renderer } from "../render/load-renderer.ts";
import { type DevEvents, openDevEvents } from "./dev-events.ts";
import { watchFolder } from "./watch-folder.ts";

/** Folder for the bundle and the cache. */
const WORK = resolve(".cache", "dev", language.code);

/** The site's code and what it imports. */
const CODE_FOLDERS = ["site", "search", "model", "worker"];

/** Time for tabs to request their pages after an edit, in milliseconds. */
const RELOAD_TIME = 100;

export type DevOptions = Tree & {
  /** Uses no network. */
  isOffline: boolean;
  /** Called after the start and after each edit. */
  onProblems: (problems: Problem[]) => void;
  /** Called when the site's code can't be bundled. */
  onError: (error: unknown) => void;
};

/** The site as it is after the last edit. */
export type DevState = {
  project: Project;
  /** Compiles the page with a URL; undefined if there is none. */
  page: (url: string) => ReturnType<typeof compilePage> | undefined;
  /** Returns the file with a URL's path that is made from the content or by a feature. */
  file: (pathname: string) => Promise<DevFile | undefined>;
  events: DevEvents;
  renderer: Renderer;
  /** Settles when the scripts for this renderer are bundled. */
  bundled: Promise<unknown>;
  /** Folder of the bundled scripts. */
  scripts: string;
};

export type DevSite = { state: () => DevState; close: () => void };

/** Reads the site and watches its content, data and code. Each edit updates what depends on it, and the open tabs. */
export async function openDevSite(options: DevOptions): Promise<DevSite> {
  const { root, features, onProblems, onError } = options;
  const mistakes = await checkProjectData(features);
  if (mistakes.length > 0) {
    onProblems(sortProblems(mistakes));
    throw new UserError("✗ Nothing to serve: fix the errors above and start again.");
  }
  // Watches before the first file is read, so that no edit is missed; edits are handled when everything is loaded.
  const opened = Promise.withResolvers<void>();
  let opening: Promise<unknown> = opened.promise;
  const watchContent = watchFolder(root, (paths) => opening.then(() => onContent(paths)).catch(onError));
  const watchData = watchFolder("data", () => opening.then(onData).catch(onError));
  const cache = openCache(join(WORK, "cache"));
  const open = async () => {
    const project = await openProject({ ...options, cache, isDevelopment: true });
    return { project, read: await project.read() };
  };
  let { project, read } = await open();
  const events = openDevEvents();
  const load = async () => {
    const siteData = siteDataOf(project, read);
    const modules = await modulesOf(features, read.index);
    const renderer = loadRenderer({ mode: "development", siteData, modules, cache });
    return { data: { siteData, modules, styleSheets: renderer.styleSheets }, renderer };
  };
  let { data, renderer } = await load();
  const bundle = openBundler({ mode: "development", work: WORK, cache });
  let bundled: Promise<unknown> = bundle(data).then(cache.evict, onError);
  let problemsOfData: Problem[] = [];
  let problemsOfContent: Problem[] = [];
  const served = features.flatMap(({ name, serve }) => serve?.({ work: join(WORK, name) }) ?? []);
  const contentFiles = openContentFiles();

  const report = () => {
    const problems = [...problemsOfData, ...problemsOfContent];
    onProblems(problems);
    events.sendProblems(problems);
  };
  let checking = new AbortController();
  const check = async () => {
    checking.abort();
    checking = new AbortController();
    const { signal } = checking;
    const found = await project.check(read, { signal });
    if (signal.aborted) return;
    problemsOfContent = found;
    report();
  };
  const rebundle = async () => {
    try {
      ({ data, renderer } = await load());
      const bundling = bundle(data);
      bundled = bundling.catch(() => undefined);
      await bundling;
      events.sendEdit({ type: "site" });
    } catch (error) {
      onError(error);
    }
  };
  const onContent = async (paths: ReadonlySet<string>) => {
    const earlier = read;
    read = await project.read(paths);
    if (isSame(earlier, read) && ![...paths].some(project.isInput)) return;
    checking.abort();
    events.sendEdit({ type: "content" });
    // Tabs' requests are more urgent than the check.
    await setTimeout(RELOAD_TIME);
    if (JSON.stringify(siteDataOf(project, read)) !== JSON.stringify(data.siteData)) await rebundle();
    await check();
  };
  /** Data with a mistake doesn't replace the last valid data. */
  const onData = async () => {
    problemsOfData = sortProblems(await checkProjectData(features));
    report();
    if (problemsOfData.length > 0) return;
    const reopened = opening.then(async () => {
      ({ project, read } = await open());
    });
    opening = reopened.catch(() => undefined);
    await reopened;
    await rebundle();
    await check();
  };
  const watchServed = served.flatMap(({ watched, update }) => watched.map((folder) => watchFolder(folder, update)));
  const watchCode = CODE_FOLDERS.map((folder) => watchFolder(folder, rebundle));
  const watchers = [watchContent, watchData, ...watchCode, ...watchServed];
  setImmediate(() => check().catch(onError));
  opened.resolve();
  return {
    state: () => ({
      project,
      page: (url) => pageOf(url, project, read),
      file: async (pathname) => (await contentFiles(pathname, project, read)) ?? (await servedFile(pathname, served)),
      events,
      renderer,
      bundled,
      scripts: join(WORK, "browser"),
    }),
    close: () => {
      for (const watcher of watchers) watcher.close();
    },
  };
}

function siteDataOf({ navigation, config }: Project, { index }: ReadSite) {
  return buildSiteData(index, navigation, config);
}

/** Tells whether the content is the same: an editor may write files that aren't pages, or a page without a change. */
function isSame(a: ReadSite, b: ReadSite): boolean {
  const hashes = ({ sources, index, loading }: ReadSite) =>
    JSON.stringify([sources.map(({ hash }) => hash), [...index.assets.values()].map(({ url }) => url), loading]);
  return hashes(a) === hashes(b);
}

function pageOf(url: string, { config, plugins, features, cache }: Project, { index }: ReadSite) {
  const source = index.pages.get(url);
  if (source !== undefined) return compilePage(source, index, config, plugins);
  const others = features.flatMap((feature) => feature.pages?.(index, cache) ?? []);
  const combined = url.endsWith("/printable/") ? compilePrintables(compilePages(index, config, plugins)) : [];
  const page = [...others, ...combined].find((each) => each.url === url);
  return page && wholePage(page);
}

/** Returns a function that makes a file of the content or of a feature; what there is is listed once after each edit. */
function openContentFiles() {
  const listed = new WeakMap<ReadSite, Promise<SiteFiles>>();
  const list = async (project: Project, { index }: ReadSite): Promise<SiteFiles> => {
    const { config, plugins, features, cache } = project;
    let compiled: readonly CompiledPage[] | undefined;
    const pages = () => (compiled ??= compilePages(index, config, plugins));
    const site: SiteToEmit = {
      ...{ index, config, pages, plugins: plugins.articles, cache, shared: cache },
      work: WORK,
      isDevelopment: true,
    };
    const files = await Promise.all(features.map(async (feature) => [...((await feature.files?.(site)) ?? [])]));
    return new Map([...coreFiles(index), ...files.flat()]);
  };
  return async (pathname: string, project: Project, read: ReadSite): Promise<DevFile | undefined> => {
    const files = listed.get(read) ?? list(project, read);
    listed.set(read, files);
    const content = await (await files).get(pathname.slice(1))?.();
    if (content === undefined) return undefined;
    const isPlain = typeof content === "string" || content instanceof Uint8Array;
    return { path: pathname, content: isPlain ? content : content.content };
  };
}

async function servedFile(pathname: string, served: readonly DevFiles[]): Promise<DevFile | undefined> {
  for (const { file } of served) {
    const found = await file(pathname);
    if (found !== undefined) return found;
  }
  return undefined;
}
