import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import type { DocumentAssets } from "#model/document-assets.ts";
import { OFFLINE_URL } from "#model/offline.ts";
import { packIndex } from "#model/pack-index.ts";
import type { Page, ShownPage } from "#model/page.ts";
import { PAGE_MAP_URL, type PageMap } from "#model/page-map.ts";
import { hasErrors, type Problem } from "#model/problem.ts";
import { NOT_SAVED_URL } from "#model/saved-files.ts";
import { SEARCH_INDEX_URL } from "#model/search-index.ts";
import { exampleUrl, pageKey } from "#model/url.ts";
import { openBundler } from "./bundle-once.ts";
import { checkSite } from "./check/check-site.ts";
import { compressFiles } from "./emit/compress-files.ts";
import type { OutputFile } from "./emit/emit-file.ts";
import { pageChunkOf, pageChunkScript } from "./emit/page-chunks.ts";
import { redirectDocument } from "./emit/redirect-document.ts";
import { addFile, addFiles, openSiteFolder, type SiteFolder } from "./emit/site-folder.ts";
import { sitemap } from "./emit/sitemap.ts";
import { licenseList, softwareBill } from "./emit/software-bill.ts";
import { takeOverFiles } from "./emit/take-over-files.ts";
import { workerFiles } from "./emit/worker-files.ts";
import { exampleArchive } from "./examples/example-archive.ts";
import type { PackageSource } from "./fetch/load-packages.ts";
import { filesBelow } from "./hash-files.ts";
import { contentPolicy, headerPolicy, metaPolicy } from "./hosting/content-policy.ts";
import { hostFiles } from "./hosting/host-files.ts";
import { withOneInlineScript } from "./hosting/inline-scripts.ts";
import { buildRedirects } from "./index/build-redirects.ts";
import { buildSiteData } from "./index/build-site-data.ts";
import { buildSiteIndex } from "./index/build-site-index.ts";
import type { SiteIndex } from "./index/site-index.ts";
import { hashOf, openKept, versionOfCode } from "./kept.ts";
import { type CompiledPage, compilePages, hashOfPage, wholePage } from "./markdown/compile-pages.ts";
import { compilePrintables } from "./markdown/compile-printable.ts";
import type { Progress } from "./progress.ts";
import { loadSite } from "./read/load-site.ts";
import { readNavigation } from "./read/navigation.ts";
import { readChanges } from "./read/read-changes.ts";
import { exampleOf, readExampleFiles, readExampleNames } from "./read/read-examples.ts";
import { readRedirects } from "./read/redirects.ts";
import { readSiteConfig, type SiteConfig } from "./read/site-config.ts";
import { buildFlags } from "./reference/build-flags.ts";
import { readReferenceIndex } from "./reference/read-reference-index.ts";
import { loadRenderer, type Renderer } from "./renderer.ts";
import { buildSearchIndex } from "./search/build-search-index.ts";
import { compileSearchPage } from "./search/compile-search-page.ts";
import { openSearchDescription } from "./search/open-search-description.ts";
import { readSearchWords } from "./search/read-search-words.ts";

/** Pictures of supporters, where they were fetched. */
const AVATARS = "data/supporters/avatars";

export type BuildOptions = {
  content: string;
  output: string;
  /** Other people's documentation: see ParseOptions. */
  foreign: boolean;
  packages?: PackageSource;
  /** A part of the documentation: a name of the reference without a page is no mistake then. */
  partial?: boolean;
  /** Folder for what is between the steps and for webpack's cache. */
  work: string;
  progress: Progress;
};

export type BuildResult = { problems: Problem[]; pages: number; built: boolean };

/** Content folder → finished site. Content with errors stops the build; the old site stays until the new one is whole. */
export async function buildSite({
  content,
  output,
  foreign,
  packages = {},
  partial = false,
  ...options
}: BuildOptions): Promise<BuildResult> {
  const { progress } = options;
  const work = resolve(options.work);
  const version = versionOfCode();
  const kept = openKept(join(work, "kept"), version);
  const {
    sources,
    pictures,
    projects,
    problems: loading,
  } = await progress.step("read", async (count) => {
    const loaded = await loadSite(content, { foreign, packages }, kept);
    count(`${loaded.sources.length} pages${loaded.packages === undefined ? "" : `, packages: ${loaded.packages}`}`);
    const names = await readExampleNames(content);
    return { ...loaded, projects: new Map(names.map((name) => [name, readExampleFiles(content, name)])) };
  });
  const index = await progress.step("index", async () => {
    const reference = foreign ? undefined : await readReferenceIndex({ partial });
    return buildSiteIndex(sources, pictures, {
      changes: await readChanges(content),
      examples: projects.keys(),
      reference,
    });
  });
  const problems = await progress.step("check", (count) => {
    const examples = new Map([...projects].map(([name, files]) => [name, exampleOf(files)]));
    const found = checkSite({ sources, index, examples, foreign, loading, kept });
    count(`${found.length} problems`);
    return found;
  });
  if (hasErrors(problems)) return { problems, pages: sources.length, built: false };

  const config = await readSiteConfig();
  const navigation = await readNavigation();
  const data = { siteData: buildSiteData(index, navigation, config), flags: buildFlags(index) };
  const pages = await progress.step("compile", (count) => {
    count(`${index.pages.size} pages`);
    const compiled = compilePages(index, config, kept);
    return [...compiled, ...compilePrintables(compiled, kept), compileSearchPage(index, kept)];
  });

  const site = openSiteFolder({ output: resolve(output), record: join(work, "files.json"), version });
  const bundle = await progress.step("bundle", async () => {
    const made = await openBundler({ mode: "production", work })(data);
    addFiles(site, filesOf(made.browser));
    return made;
  });
  const { app, policy } = await progress.step("render", async (count) => {
    const render = await loadRenderer({ mode: "production", siteData: data.siteData, kept });
    const app = hashOf(...bundle.files, render.hash).slice(0, 12);
    const directives = contentPolicy({ inlineScript: render.inlineScript, ...navigation.services });
    const { scripts, styles } = bundle;
    const assets = { app, scripts, styles, policy: metaPolicy(directives) };
    addPages(site, { pages, render, assets, siteUrl: config.url });
    const others = addFiles(site, otherDocuments(render, assets));
    count(`${pages.length + others} documents`);
    return { app, policy: headerPolicy(directives) };
  });
  await progress.step("emit", async () => {
    const redirects = foreign ? new Map<string, string>() : buildRedirects(await readRedirects(), index.pages);
    addFiles(site, otherFiles(index, config, redirects));
    const searchIndex = buildSearchIndex(pages, index, await readSearchWords(), kept);
    addFiles(site, [{ path: SEARCH_INDEX_URL.slice(1), content: packIndex(searchIndex) }]);
    addArchives(site, pages, projects);
    addFiles(site, [...filesOf("site/icons"), ...filesOf(AVATARS, "supporters/")]);
    const { worker: bundled, shell } = bundle;
    addFiles(site, await workerFiles({ bundled, site, app, shell, pages }));
    const lock = await readFile("package-lock.json", "utf8");
    const bill = { path: "sbom.cdx.json", content: softwareBill(lock) };
    addFiles(site, [bill, { path: "licenses.txt", content: licenseList(lock) }]);
    await takeOverFiles(resolve(output), site, Date.now());
    const urls = [...pages.map((page) => page.url), OFFLINE_URL];
    addFiles(site, hostFiles({ policy, urls, redirects, entries: topEntries(site) }));
  });
  await progress.step("compress", async () => {
    await compressFiles(site);
    await site.finish();
  });
  kept.sweep();
  return { problems, pages: index.pages.size, built: true };
}

type Documents = {
  pages: readonly CompiledPage[];
  render: Renderer;
  assets: DocumentAssets;
  siteUrl: string;
};

/** The document and the chunk of each page, one page after the other, and the map of the chunks. */
function addPages(site: SiteFolder, { pages, render, assets, siteUrl }: Documents): void {
  const known = JSON.stringify([assets, siteUrl]);
  const map: PageMap = { app: assets.app, hashes: {} };
  for (const page of pages) {
    const hash = hashOfPage(page);
    // The renderer makes what is in it.
    const chunk = pageChunkOf(page.url, hashOf(hash, render.hash));
    map.hashes[pageKey(page.url)] = chunk.hash;
    let made: { whole: Page; shown: ShownPage } | undefined;
    const screen = () => {
      if (made !== undefined) return made;
      const whole = wholePage(page);
      made = { whole, shown: render.showPage(whole) };
      return made;
    };
    const path = `${page.url.slice(1)}index.html`;
    const make = () => {
      const { whole, shown } = screen();
      return withOneInlineScript(
        { path, content: render.renderPage(whole, shown, assets, siteUrl) },
        render.inlineScript,
      );
    };
    addFile(site, { path, inputs: [known, hash], make });
    addFile(site, { path: chunk.path, inputs: [chunk.hash], make: () => pageChunkScript(chunk, screen().shown) });
  }
  addFiles(site, [{ path: PAGE_MAP_URL.slice(1), content: JSON.stringify(map) }]);
}

function otherDocuments(render: Renderer, assets: DocumentAssets): OutputFile[] {
  const documents = {
    "404.html": render.renderNotFound(assets),
    [`${OFFLINE_URL.slice(1)}index.html`]: render.renderOffline(false, assets),
    [`${NOT_SAVED_URL.slice(1)}index.html`]: render.renderOffline(true, assets),
    "app-shell/index.html": render.renderAppShell(assets),
  };
  return Object.entries(documents).map(([path, html]) => ({
    path,
    content: withOneInlineScript({ path, content: html }, render.inlineScript),
  }));
}

function otherFiles(index: SiteIndex, config: SiteConfig, redirects: ReadonlyMap<string, string>): OutputFile[] {
  const urls = [...index.pages.keys()];
  return [
    { path: "opensearch.xml", content: openSearchDescription(config) },
    { path: "content.json", content: JSON.stringify(index.tree) },
    { path: "sitemap.xml", content: sitemap(urls, config.url) },
    { path: "robots.txt", content: `User-agent: *\nAllow: /\nSitemap: ${config.url}/sitemap.xml\n` },
    ...[...redirects].map(([from, to]) => ({ path: `${from.slice(1)}index.html`, content: redirectDocument(to) })),
    ...[...index.assets.values()].map((asset) => ({ path: asset.url.slice(1), content: asset.bytes })),
  ];
}

/** The example projects that the pages offer for download. */
function addArchives(
  site: SiteFolder,
  pages: readonly CompiledPage[],
  projects: ReadonlyMap<string, ReadonlyMap<string, Buffer>>,
): void {
  for (const name of new Set(pages.flatMap((page) => page.examples ?? []))) {
    const files = projects.get(name);
    if (files === undefined) throw new Error(`A page offers example '${name}', which was not read.`);
    const inputs = [...files].flatMap(([path, bytes]) => [path, hashOf(bytes)]);
    addFile(site, { path: exampleUrl(name).slice(1), inputs, make: () => exampleArchive(name, files) });
  }
}

/** Files below a folder as files of the site, below `prefix` there. */
function filesOf(folder: string, prefix = ""): OutputFile[] {
  return filesBelow(folder).map((file) => ({
    path: `${prefix}${relative(folder, file).replaceAll("\\", "/")}`,
    content: readFileSync(file),
  }));
}

/** What stands at the top of a site, folders with a slash at their end. */
function topEntries({ files }: SiteFolder): string[] {
  return [...new Set([...files.keys()].map((path) => path.replace(/(?<=\/).*/, "")))].sort();
}
