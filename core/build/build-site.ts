import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { DocumentAssets } from "#model/document-assets.ts";
import { MESSAGES_URL } from "#model/messages.ts";
import { OFFLINE_URL } from "#model/offline.ts";
import { packIndex } from "#model/pack-index.ts";
import { hasErrors, type Problem, sortProblems } from "#model/problem.ts";
import { NOT_SAVED_URL } from "#model/saved-files.ts";
import { SEARCH_INDEX_URL } from "#model/search-index.ts";
import { exampleUrl } from "#model/url.ts";
import { WEBPACK_VERSIONS } from "#model/webpack-versions.ts";
import { emitCardImages } from "../../features/card-images/emit-card-images.ts";
import { exampleOf, readExampleFiles, readExampleNames } from "../../features/examples/read-examples.ts";
import { zipExample } from "../../features/examples/zip-example.ts";
import { readHistory } from "../../features/history/read-history.ts";
import { hostFiles } from "../../features/hosting/host-files.ts";
import { filesOfIndex } from "../../features/index-files/files-of-index.ts";
import { readPackageLock } from "../../features/licenses/package-lock.ts";
import { licenseList, softwareBill } from "../../features/licenses/software-bill.ts";
import { emitMarkdown } from "../../features/markdown-twins/emit-markdown.ts";
import { workerFiles } from "../../features/offline/worker-files.ts";
import { readOldFiles } from "../../features/old-urls/old-files.ts";
import { readOldIds } from "../../features/old-urls/old-ids.ts";
import { readPublishedIds } from "../../features/old-urls/published-ids.ts";
import { readRedirects } from "../../features/old-urls/redirects.ts";
import { readVersion4Pages } from "../../features/old-urls/version-4-pages.ts";
import { compilerFiles, pageFiles } from "../../features/playground/bundle-playground.ts";
import { playgroundExamples } from "../../features/playground/example-files.ts";
import { messageIndex } from "../../features/playground/message-index.ts";
import { readPlaygroundExamples } from "../../features/playground/playground-examples.ts";
import type { PackageSource } from "../../features/readmes/fetch/load-packages.ts";
import { buildFlags } from "../../features/reference/build-flags.ts";
import { readReferenceIndex } from "../../features/reference/read-reference-index.ts";
import { referenceFiles } from "../../features/reference-files/reference-files.ts";
import { loadSupporters } from "../../features/supporters/load-supporters.ts";
import { avatarFolder, SUPPORTERS_CACHE } from "../../features/supporters/supporters-cache.ts";
import { buildSearchIndex } from "../../pipeline/search/build-search-index.ts";
import { compileSearchPage } from "../../pipeline/search/compile-search-page.ts";
import { readSearchWords } from "../../pipeline/search/read-search-words.ts";
import { readSearchVectors } from "../../pipeline/search-vectors/read-search-vectors.ts";
import { openBundler } from "../bundle/open-bundler.ts";
import { hashOf } from "../cache/hash.ts";
import type { Cache } from "../cache/step-cache.ts";
import { checkSite } from "../check/check-site.ts";
import { compilePages } from "../compile/compile-pages.ts";
import { compilePrintables } from "../compile/compile-printable.ts";
import type { CompiledPage } from "../compile/compiled-page.ts";
import { compressFiles } from "../emit/compress-files.ts";
import { emitPages } from "../emit/emit-pages.ts";
import { openSiteFolder, type SiteFolder, writeFiles } from "../emit/site-folder.ts";
import { takeOverFiles } from "../emit/take-over-files.ts";
import { filesOf, type OutputFile } from "../files/emit-file.ts";
import { contentPolicy, headerPolicy, metaPolicy } from "../hosting/content-policy.ts";
import { withOneInlineScript } from "../hosting/inline-scripts.ts";
import { buildSiteData } from "../index/build-site-data.ts";
import { buildSiteIndex } from "../index/build-site-index.ts";
import { checkData, DATA_FILES } from "../problems/data-files.ts";
import { loadSite } from "../read/load-site.ts";
import { NAVIGATION_FILE, readNavigation } from "../read/navigation.ts";
import { readSiteConfig } from "../read/site-config.ts";
import { loadRenderer, type Renderer } from "../render/load-renderer.ts";

const ARCHIVE_STEP = { name: "archive", module: join(import.meta.dirname, "../../features/examples/zip-example.ts") };

/** Runs a step of a build and shows its time when it ends. `count` shows how much there is to do, e.g. "143 pages". */
export type RunStep = <T>(name: string, work: (count: (text: string) => void) => T | Promise<T>) => Promise<T>;

export type BuildOptions = {
  content: string;
  output: string;
  /** Other people's documentation: see ParseOptions. */
  foreign: boolean;
  packages?: PackageSource;
  /**
   * Only part of the documentation, or a translation of some pages: names of the reference may be undocumented, and old
   * URLs may lead nowhere.
   */
  partial?: boolean;
  /** Folder for the bundle. */
  work: string;
  cache: Cache;
  /** Results that other languages have too: SHARED_CACHE. */
  shared: Cache;
  step: RunStep;
};

export type BuildResult = { problems: Problem[]; pages: number; built: boolean };

/**
 * Content folder → finished site. Errors in the content stop the build. The old site stays until the new one is
 * complete.
 */
export async function buildSite({
  content,
  output,
  foreign,
  packages = {},
  partial = false,
  ...options
}: BuildOptions): Promise<BuildResult> {
  const { step, cache, shared } = options;
  const mistakes = await checkData(DATA_FILES, cache);
  if (mistakes.length > 0) return { problems: sortProblems(mistakes), pages: 0, built: false };
  const work = resolve(options.work);
  const {
    sources,
    images,
    projects,
    problems: loading,
    translations,
  } = await step("read", async (count) => {
    const loaded = await loadSite(content, { foreign, packages }, cache);
    count(`${loaded.sources.length} pages${loaded.packages === undefined ? "" : `, packages: ${loaded.packages}`}`);
    const names = await readExampleNames(content);
    return { ...loaded, projects: new Map(names.map((name) => [name, readExampleFiles(content, name)])) };
  });
  const index = await step("index", async () => {
    const reference = foreign ? undefined : await readReferenceIndex({ partial });
    return buildSiteIndex(sources, images, {
      history: await readHistory(content),
      examples: projects.keys(),
      playgroundExamples: foreign ? [] : (await readPlaygroundExamples()).filter((name) => projects.has(name)),
      reference,
      ...(!partial && { translations }),
      ...(foreign || partial
        ? {}
        : { redirects: await readRedirects(), oldIds: await readOldIds(), version4Pages: await readVersion4Pages() }),
    });
  });
  const whole =
    foreign || partial
      ? {}
      : { published: await readPublishedIds(), navigation: await readFile(NAVIGATION_FILE, "utf8") };
  const problems = await step("check", (count) => {
    const examples = new Map([...projects].map(([name, files]) => [name, exampleOf(files)]));
    const site = { sources, index, examples, foreign, loading, cache };
    const found = checkSite({ ...site, ...whole });
    count(`${found.length} problems`);
    return found;
  });
  if (hasErrors(problems)) return { problems, pages: sources.length, built: false };

  const config = await readSiteConfig();
  const navigation = await readNavigation();
  const supporters = await loadSupporters();
  const siteData = buildSiteData(index, navigation, config);
  const pages = await step("compile", (count) => {
    count(`${index.pages.size} pages`);
    const compiled = compilePages(index, config, cache);
    return [...compiled, ...compilePrintables(compiled, cache), compileSearchPage(index, cache)];
  });

  const site = openSiteFolder(resolve(output));
  const { bundle, render } = await step("bundle", async () => {
    const render = loadRenderer({ mode: "production", siteData, supporters, cache });
    const { styleSheets } = render;
    const data = { siteData, flags: buildFlags(index), supporters, styleSheets };
    const bundle = await openBundler({ mode: "production", work, cache })(data);
    writeFiles(site, filesOf(bundle.browser));
    if (!foreign) {
      for (const version of WEBPACK_VERSIONS) writeFiles(site, await compilerFiles(shared, version));
      writeFiles(site, await pageFiles(work, cache));
    }
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
  await step("emit", async () => {
    const { redirects } = index;
    for (const [path, content] of filesOfIndex(index, config)) site.write({ path, content: content() });
    await emitMarkdown(site, index, config, cache);
    await emitCardImages(site, index, config, shared);
    writeFiles(site, referenceFiles(index, config, cache));
    const oldFiles = foreign || partial ? [] : await readOldFiles();
    for (const { url, bytes } of oldFiles) site.write({ path: url.slice(1), content: bytes });
    const searchIndex = buildSearchIndex(pages, index, await readSearchWords(), cache);
    const vectors = await readSearchVectors(foreign);
    const linked = vectors === undefined ? searchIndex : { ...searchIndex, vectors: `/${vectors.path}` };
    writeFiles(site, [{ path: SEARCH_INDEX_URL.slice(1), content: packIndex(linked) }, ...(vectors ? [vectors] : [])]);
    await writeArchives(site, pages, projects, cache);
    if (!foreign) {
      writeFiles(site, playgroundExamples(index.playgroundExamples, projects));
      site.write({ path: MESSAGES_URL.slice(1), content: JSON.stringify(messageIndex(index, cache)) });
    }
    writeFiles(site, [...filesOf("site/icons"), ...filesOf(avatarFolder(SUPPORTERS_CACHE), "supporters/")]);
    const listed = pages.filter(({ frontMatter }) => frontMatter.unlisted !== true);
    const { worker: bundled, shell } = bundle;
    writeFiles(site, await workerFiles({ bundled, site, app, shell, pages: listed }));
    const lock = readPackageLock();
    const bill = { path: "sbom.cdx.json", content: softwareBill(lock) };
    writeFiles(site, [bill, { path: "licenses.txt", content: licenseList(lock) }]);
    takeOverFiles(resolve(output), site, Date.now());
    const urls = documentUrls(site).filter((url) => !redirects.has(url));
    writeFiles(site, hostFiles({ policy, urls, redirects, entries: topEntries(site) }));
  });
  await step("compress", async () => {
    await compressFiles(site, cache);
    await site.finish();
  });
  cache.evict();
  // A part of the documentation uses only some of them.
  if (!partial) shared.evict();
  return { problems, pages: index.pages.size, built: true };
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

/** Writes the example projects that pages offer for download. */
async function writeArchives(
  site: SiteFolder,
  pages: readonly CompiledPage[],
  projects: ReadonlyMap<string, ReadonlyMap<string, Buffer>>,
  cache: Cache,
): Promise<void> {
  for (const name of new Set(pages.flatMap((page) => page.examples ?? []))) {
    const files = projects.get(name);
    if (files === undefined) throw new Error(`A page offers example '${name}', which was not read.`);
    const inputs = [name, ...[...files].flatMap(([path, bytes]) => [path, hashOf(bytes)])];
    const archive = await cache.bytes(ARCHIVE_STEP, inputs, () => zipExample(name, files));
    site.writeCached(exampleUrl(name).slice(1), archive);
  }
}

/** Returns the URLs of all folders that have a document. */
function documentUrls({ files }: SiteFolder): string[] {
  const documents = [...files.keys()].filter((path) => /(?:^|\/)index\.html$/.test(path));
  return documents.map((path) => `/${path.slice(0, -"index.html".length)}`);
}

/** Returns the entries of the site's root; those that are folders end with a slash. */
function topEntries({ files }: SiteFolder): string[] {
  return [...new Set([...files.keys()].map((path) => path.replace(/(?<=\/).*/, "")))].sort();
}
