import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Problem, sortProblems } from "#model/problem.ts";
import { UserError } from "#model/user-error.ts";
import { language } from "#strings";
import { type DevPlayground, openDevPlayground } from "../../features/playground/dev-playground.ts";
import { buildFlags } from "../../features/reference/build-flags.ts";
import { loadSupporters } from "../../features/supporters/load-supporters.ts";
import { openBundler } from "../bundle/open-bundler.ts";
import { openCache } from "../cache/step-cache.ts";
import { buildSiteData } from "../index/build-site-data.ts";
import { checkData } from "../problems/data-files.ts";
import { type Navigation, readNavigation } from "../read/navigation.ts";
import { readSiteConfig, type SiteConfig } from "../read/site-config.ts";
import { loadRenderer, type Renderer } from "../render/load-renderer.ts";
import { type DevContent, openDevContent } from "./dev-content.ts";
import { type DevEvents, openDevEvents } from "./dev-events.ts";
import { watchFolder } from "./watch-folder.ts";

/** Folder for the bundle and the cache. */
const WORK = resolve(".cache", "dev", language.code);

/** The site's code and what it imports. */
const CODE_FOLDERS = ["site", "model", "worker"];
/** The playground's own code and what it imports. */
const PLAYGROUND_FOLDERS = ["playground", "model"];

/** Time for tabs to request their pages after an edit, in milliseconds. */
const RELOAD_TIME = 100;

export type DevOptions = {
  content: string;
  foreign: boolean;
  /** See BuildOptions. */
  partial: boolean;
  /** Uses no network. */
  offline: boolean;
  /** Called after the start and after each edit. */
  onProblems: (problems: Problem[]) => void;
  /** Called when the site's code can't be bundled. */
  onError: (error: unknown) => void;
};

/** The site as it is after the last edit. */
export type DevState = {
  pages: DevContent;
  playground: DevPlayground;
  events: DevEvents;
  renderer: Renderer;
  config: SiteConfig;
  navigation: Navigation;
  /** Settles when the scripts for this renderer are bundled. */
  bundled: Promise<unknown>;
  /** Folder of the bundled scripts. */
  scripts: string;
};

export type DevSite = { state: () => DevState; close: () => void };

/** Reads the site and watches its content, data and code. Each edit updates what depends on it, and the open tabs. */
export async function openDevSite(options: DevOptions): Promise<DevSite> {
  const { content, foreign, partial, offline, onProblems, onError } = options;
  const mistakes = await checkData();
  if (mistakes.length > 0) {
    onProblems(sortProblems(mistakes));
    throw new UserError("✗ Nothing to serve: fix the errors above and start again.");
  }
  // Watches before the first file is read, so that no edit is missed; edits are handled when everything is loaded.
  const opened = Promise.withResolvers<void>();
  let opening: Promise<unknown> = opened.promise;
  const watchContent = watchFolder(content, (paths) => opening.then(() => onContent(paths)));
  const watchData = watchFolder("data", () => opening.then(onData).catch(onError));
  const cache = openCache(join(WORK, "cache"));
  const open = async () => {
    const [config, navigation] = [await readSiteConfig(), await readNavigation()];
    const supporters = await loadSupporters();
    const pages = await openDevContent({ root: content, foreign, partial, offline, config, cache });
    return { config, navigation, supporters, pages };
  };
  let site = await open();
  const events = openDevEvents();
  const siteDataOf = ({ pages, navigation, config }: typeof site) => buildSiteData(pages.index(), navigation, config);
  const load = () => {
    const { pages, supporters } = site;
    const siteData = siteDataOf(site);
    const renderer = loadRenderer({ mode: "development", siteData, supporters, cache });
    const { styleSheets } = renderer;
    return { data: { siteData, flags: buildFlags(pages.index()), supporters, styleSheets }, renderer };
  };
  let { data, renderer } = load();
  const bundle = openBundler({ mode: "development", work: WORK, cache });
  let bundled: Promise<unknown> = bundle(data).then(cache.evict, onError);
  let problemsOfData: Problem[] = [];
  let problemsOfContent: Problem[] = [];

  const report = () => {
    const problems = [...problemsOfData, ...problemsOfContent];
    onProblems(problems);
    events.sendProblems(problems);
  };
  let checking = new AbortController();
  const check = async () => {
    checking.abort();
    checking = new AbortController();
    const found = await site.pages.check(checking.signal);
    if (found === undefined) return;
    problemsOfContent = found;
    report();
  };
  const rebundle = async () => {
    try {
      ({ data, renderer } = load());
      const bundling = bundle(data);
      bundled = bundling.catch(() => undefined);
      await bundling;
      events.sendEdit({ type: "site" });
    } catch (error) {
      onError(error);
    }
  };
  const onContent = async (paths: ReadonlySet<string>) => {
    const changed = await Promise.all([...paths].map(site.pages.update));
    if (!changed.includes(true)) return;
    checking.abort();
    events.sendEdit({ type: "content" });
    // Tabs' requests are more urgent than the check.
    await setTimeout(RELOAD_TIME);
    if (JSON.stringify(siteDataOf(site)) !== JSON.stringify(data.siteData)) await rebundle();
    await check();
  };
  /** Data with a mistake doesn't replace the last valid data. */
  const onData = async () => {
    problemsOfData = sortProblems(await checkData());
    report();
    if (problemsOfData.length > 0) return;
    const reopened = opening.then(async () => {
      site = await open();
    });
    opening = reopened.catch(() => undefined);
    await reopened;
    await rebundle();
    await check();
  };
  const playground = openDevPlayground(join(WORK, "playground"));
  const watchPlayground = PLAYGROUND_FOLDERS.map((folder) => watchFolder(folder, playground.update));
  const watchCode = CODE_FOLDERS.map((folder) => watchFolder(folder, rebundle));
  const watchers = [watchContent, watchData, ...watchCode, ...watchPlayground];
  setImmediate(() => void check());
  opened.resolve();
  return {
    state: () => ({ ...site, playground, events, renderer, bundled, scripts: join(WORK, "browser") }),
    close: () => {
      for (const watcher of watchers) watcher.close();
    },
  };
}
