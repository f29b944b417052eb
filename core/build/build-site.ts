import { resolve } from "node:path";
import { Readable } from "node:stream";
import type { DocumentAssets } from "#model/document-assets.ts";
import { OFFLINE_URL } from "#model/offline.ts";
import { hasErrors, type Problem, sortProblems } from "#model/problem.ts";
import { NOT_SAVED_URL } from "#model/saved-files.ts";
import { openBundler } from "../bundle/open-bundler.ts";
import { hashOf } from "../cache/hash.ts";
import type { Cache } from "../cache/step-cache.ts";
import { compilePages } from "../compile/compile-pages.ts";
import { compilePrintables } from "../compile/compile-printable.ts";
import { compressFiles } from "../emit/compress-files.ts";
import { coreFiles } from "../emit/core-files.ts";
import { emitPages } from "../emit/emit-pages.ts";
import { retainPreviousAssets } from "../emit/retain-previous-assets.ts";
import { openSiteFolder, type SiteFolder, writeFiles } from "../emit/site-folder.ts";
import { filesOf, type OutputFile } from "../files/emit-file.ts";
import { contentPolicy, headerPolicy, metaPolicy } from "../hosting/content-policy.ts";
import { withOneInlineScript } from "../hosting/inline-scripts.ts";
import { buildSiteData } from "../index/build-site-data.ts";
import type { MakeContent, SiteFiles } from "../project/feature.ts";
import { modulesOf } from "../project/modules-of.ts";
import { checkProjectData, openProject, type Tree } from "../project/open-project.ts";
import { loadRenderer, type Renderer } from "../render/load-renderer.ts";

/** Runs a step of a build and shows its time when it ends. `count` shows how much there is to do, e.g. "143 pages". */
export type RunStep = <T>(name: string, work: (count: (text: string) => void) => T | Promise<T>) => Promise<T>;

export type BuildOptions = Tree & {
  output: string;
  isOffline: boolean;
  /** Folder for the bundle. */
  work: string;
  cache: Cache;
  /** Results that other languages have too: SHARED_CACHE. */
  shared: Cache;
  step: RunStep;
  /** Called with the unfinished site's folder when it has all pages, their styles and scripts. */
  onRendered?: ((folder: string) => void) | undefined;
};

export type BuildResult = { problems: Problem[]; pages: number; built: boolean };

/**
 * Content folder → finished site. Errors in the content stop the build. The old site stays until the new one is
 * complete.
 */
export async function buildSite({ step, shared, output, ...options }: BuildOptions): Promise<BuildResult> {
  const { features, cache } = options;
  const mistakes = await checkProjectData(features, cache);
  if (mistakes.length > 0) return { problems: sortProblems(mistakes), pages: 0, built: false };
  const work = resolve(options.work);
  const project = await openProject(options);
  const { config, navigation, plugins } = project;
  const read = await step("read", async (count) => {
    const found = await project.read();
    count([`${found.sources.length} pages`, ...found.notes].join(", "));
    return found;
  });
  const { index } = read;
  const problems = await step("check", async (count) => {
    const found = await project.check(read);
    count(`${found.length} problems`);
    return found;
  });
  if (hasErrors(problems)) return { problems, pages: read.sources.length, built: false };

  const pages = await step("compile", (count) => {
    count(`${index.pages.size} pages`);
    const compiled = compilePages(index, config, plugins, cache);
    const others = features.flatMap((feature) => feature.pages?.(index, cache) ?? []);
    return [...compiled, ...compilePrintables(compiled, cache), ...others];
  });
  const siteData = buildSiteData(index, navigation, config);
  const site = openSiteFolder(resolve(output));
  const { bundle, render } = await step("bundle", async () => {
    const modules = await modulesOf(features, index);
    const render = loadRenderer({ mode: "production", siteData, modules, cache });
    const { styleSheets } = render;
    const bundle = await openBundler({ mode: "production", work, cache })({ siteData, modules, styleSheets });
    writeFiles(site, filesOf(bundle.browser));
    return { bundle, render };
  });
  const { app, policy } = await step("render", async (count) => {
    const app = hashOf(...bundle.files, render.hash).slice(0, 12);
    const directives = contentPolicy({ inlineScript: render.inlineScript, ...navigation.services });
    const { scripts, styles, fonts } = bundle;
    const assets = { app, scripts, styles, fonts, policy: metaPolicy(directives) };
    await emitPages(site, { pages, redirects: index.redirects, render, assets, siteUrl: config.url, cache });
    const others = otherDocuments(render, assets);
    writeFiles(site, others);
    count(`${pages.length + others.length} documents`);
    return { app, policy: headerPolicy(directives) };
  });
  options.onRendered?.(site.folder);
  // Other processes make them while this one emits. Before, they would delay the first page.
  const slowFiles = Promise.all(features.map((feature) => feature.slowFiles?.(shared) ?? []));
  // Another step may fail first.
  slowFiles.catch(() => undefined);
  await step("emit", async () => {
    const toEmit = {
      index,
      config,
      pages: () => pages,
      plugins: plugins.articles,
      cache,
      shared,
      work,
      isDevelopment: false,
    };
    await writeSiteFiles(site, coreFiles(index));
    for (const { files } of features) if (files !== undefined) await writeSiteFiles(site, await files(toEmit));
    writeFiles(site, (await slowFiles).flat());
    retainPreviousAssets(resolve(output), site, Date.now());
    const folderHeaders = new Map(features.flatMap(({ headers = {} }) => Object.entries(headers)));
    const finished = { site, pages, redirects: index.redirects, policy, folderHeaders, app, bundle };
    for (const { lastFiles } of features) if (lastFiles !== undefined) writeFiles(site, await lastFiles(finished));
  });
  await step("compress", async () => {
    await compressFiles(site, cache);
    await site.finish();
  });
  cache.evict();
  return { problems, pages: index.pages.size, built: true };
}

/** Enough to keep the processors busy with what runs in other threads. */
const CONCURRENCY = 8;

async function writeSiteFiles(site: SiteFolder, files: SiteFiles): Promise<void> {
  await Readable.from(files).forEach(
    async ([path, make]: [string, MakeContent]) => {
      const content = await make();
      if (typeof content === "string" || content instanceof Uint8Array) site.write({ path, content });
      else site.writeCached(path, content);
    },
    { concurrency: CONCURRENCY },
  );
}

function otherDocuments(render: Renderer, assets: DocumentAssets): OutputFile[] {
  const documents = {
    "404.html": render.renderOther("not-found", assets),
    [`${OFFLINE_URL.slice(1)}index.html`]: render.renderOther("offline", assets),
    [`${NOT_SAVED_URL.slice(1)}index.html`]: render.renderOther("not-saved", assets),
    "app-shell/index.html": render.renderAppShell(assets),
  };
  return Object.entries(documents).map(([path, html]) => ({
    path,
    content: withOneInlineScript({ path, content: html }, render.inlineScript),
  }));
}
