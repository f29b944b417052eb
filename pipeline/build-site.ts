import { existsSync } from "node:fs";
import { cp, readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { NOT_SAVED_URL, OFFLINE_URL } from "#model/offline.ts";
import type { Page } from "#model/page.ts";
import { hasErrors, type Problem } from "#model/problem.ts";
import { SEARCH_INDEX_URL } from "#model/search-index.ts";
import { exampleUrl, pageKey } from "#model/url.ts";
import { bundleSite } from "./bundle.ts";
import { checkSite } from "./check/check-site.ts";
import { compressFiles } from "./emit/compress-files.ts";
import { emitFile, emitIfChanged } from "./emit/emit-file.ts";
import { redirectDocument } from "./emit/redirect-document.ts";
import { removeStaleFiles } from "./emit/remove-stale-files.ts";
import { replaceFolder } from "./emit/replace-folder.ts";
import { sitemap } from "./emit/sitemap.ts";
import { licenseList, softwareBill } from "./emit/software-bill.ts";
import { takeOverFiles } from "./emit/take-over-files.ts";
import { workerFiles } from "./emit/worker-files.ts";
import { exampleArchive } from "./examples/example-archive.ts";
import type { PackageSource } from "./fetch/load-packages.ts";
import { contentPolicy, headerPolicy, metaPolicy } from "./hosting/content-policy.ts";
import { hostFiles } from "./hosting/host-files.ts";
import { expectOneInlineScript } from "./hosting/inline-scripts.ts";
import { buildRedirects } from "./index/build-redirects.ts";
import { buildSiteData } from "./index/build-site-data.ts";
import { buildSiteIndex } from "./index/build-site-index.ts";
import type { SiteIndex } from "./index/site-index.ts";
import { compilePage } from "./markdown/compile-page.ts";
import { compilePrintables } from "./markdown/compile-printable.ts";
import type { Progress } from "./progress.ts";
import { loadSite } from "./read/load-site.ts";
import { readNavigation } from "./read/navigation.ts";
import { readChanges } from "./read/read-changes.ts";
import { readExamples } from "./read/read-examples.ts";
import { readRedirects } from "./read/redirects.ts";
import { readSiteConfig, type SiteConfig } from "./read/site-config.ts";
import { buildFlags } from "./reference/build-flags.ts";
import { readReferenceIndex } from "./reference/read-reference-index.ts";
import { type DocumentAssets, importRenderBundle, type RenderBundle } from "./render-bundle.ts";
import { buildSearchIndex, searchIndexFile } from "./search/build-search-index.ts";
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
  const {
    sources,
    pictures,
    examples,
    problems: loading,
  } = await progress.step("read", async (count) => {
    const loaded = await loadSite(content, { foreign, packages });
    count(`${loaded.sources.length} pages${loaded.packages === undefined ? "" : `, packages: ${loaded.packages}`}`);
    return { ...loaded, examples: await readExamples(content) };
  });
  const index = await progress.step("index", async () => {
    const reference = foreign ? undefined : await readReferenceIndex({ partial });
    return buildSiteIndex(sources, pictures, {
      changes: await readChanges(content),
      examples: examples.keys(),
      reference,
    });
  });
  const problems = await progress.step("check", (count) => {
    const found = checkSite({ sources, index, examples, foreign, loading });
    count(`${found.length} problems`);
    return found;
  });
  if (hasErrors(problems)) return { problems, pages: sources.length, built: false };

  const config = await readSiteConfig();
  const navigation = await readNavigation();
  const pages = await progress.step("compile", (count) => {
    count(`${index.pages.size} pages`);
    const compiled = [...index.pages.values()].map((source) => compilePage(source, index, config));
    return [...compiled, ...compilePrintables(compiled), compileSearchPage(index)];
  });

  const staging = `${resolve(output)}.next`;
  const siteData = join(work, "site-data.json");
  const flags = join(work, "flags.json");
  const bundle = await progress.step("bundle", async () => {
    await emitPageModules(pages, join(work, "pages"));
    await emitIfChanged(siteData, JSON.stringify(buildSiteData(index, navigation, config)));
    await emitIfChanged(flags, JSON.stringify(buildFlags(index)));
    await rm(staging, { recursive: true, force: true });
    return bundleSite({
      mode: "production",
      pages: join(work, "pages"),
      siteData,
      flags,
      output: staging,
      renderOutput: join(work, "render"),
      workerOutput: join(work, "worker"),
      cache: join(work, "webpack"),
    });
  });
  const policy = await progress.step("render", async (count) => {
    const render = await importRenderBundle(bundle.render);
    const directives = contentPolicy({ inlineScript: render.inlineScript, ...navigation.services });
    const documents = renderDocuments(pages, render, { ...bundle, policy: metaPolicy(directives) }, config);
    expectOneInlineScript(documents, render.inlineScript);
    await emitAll(documents, staging);
    count(`${documents.length} documents`);
    return headerPolicy(directives);
  });
  await progress.step("emit", async () => {
    const redirects = foreign ? new Map<string, string>() : buildRedirects(await readRedirects(), index.pages);
    await emitAll(otherFiles(index, config, redirects), staging);
    const searchIndex = buildSearchIndex(pages, index, await readSearchWords());
    await emitFile(join(staging, SEARCH_INDEX_URL), searchIndexFile(searchIndex));
    await emitAll(await archives(pages, content), staging);
    await cp("site/icon.svg", join(staging, "icon.svg"));
    if (existsSync(AVATARS)) await cp(AVATARS, join(staging, "supporters"), { recursive: true });
    await emitAll(
      await workerFiles({ bundled: join(work, "worker"), site: staging, shell: bundle.shell, pages }),
      staging,
    );
    const lock = await readFile("package-lock.json", "utf8");
    await emitFile(join(staging, "sbom.cdx.json"), softwareBill(lock));
    await emitFile(join(staging, "licenses.txt"), licenseList(lock));
    await takeOverFiles(resolve(output), staging, Date.now());
    const urls = [...pages.map((page) => page.url), OFFLINE_URL];
    await emitAll(hostFiles({ policy, urls, redirects, entries: await topEntries(staging) }), staging);
  });
  await progress.step("compress", async () => {
    await compressFiles(staging, resolve(output));
    await replaceFolder(staging, resolve(output));
  });
  return { problems, pages: index.pages.size, built: true };
}

type OutputFile = { path: string; content: string | Uint8Array };

/** Each page as the JSON module that webpack makes a chunk of. */
async function emitPageModules(pages: readonly Page[], folder: string): Promise<void> {
  const files = pages.map((page) => ({ path: `${pageKey(page.url)}.json`, content: JSON.stringify(page) }));
  await Promise.all(files.map(({ path, content }) => emitIfChanged(join(folder, path), content)));
  await removeStaleFiles(folder, new Set(files.map(({ path }) => path)));
}

function renderDocuments(
  pages: readonly Page[],
  bundle: RenderBundle,
  assets: DocumentAssets,
  config: SiteConfig,
): { path: string; content: string }[] {
  return [
    ...pages.map((page) => ({
      path: `${page.url.slice(1)}index.html`,
      content: bundle.renderPage(page, assets, config.url),
    })),
    { path: "404.html", content: bundle.renderNotFound(assets) },
    { path: `${OFFLINE_URL.slice(1)}index.html`, content: bundle.renderOffline(false, assets) },
    { path: `${NOT_SAVED_URL.slice(1)}index.html`, content: bundle.renderOffline(true, assets) },
    { path: "app-shell/index.html", content: bundle.renderAppShell(assets) },
  ];
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
async function archives(pages: readonly Page[], content: string): Promise<OutputFile[]> {
  const names = new Set(pages.flatMap((page) => page.examples ?? []));
  return Promise.all(
    [...names].map(async (name) => ({ path: exampleUrl(name).slice(1), content: await exampleArchive(content, name) })),
  );
}

/** What stands at the top of a folder, folders with a slash at their end. */
async function topEntries(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort();
}

async function emitAll(files: readonly OutputFile[], folder: string): Promise<void> {
  await Promise.all(files.map(({ path, content }) => emitFile(join(folder, path), content)));
}
