import { existsSync } from "node:fs";
import { cp, readdir, readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { NOT_SAVED_URL, OFFLINE_URL } from "#model/offline.ts";
import type { Page } from "#model/page.ts";
import { hasErrors, type Problem } from "#model/problem.ts";
import { SEARCH_INDEX_URL } from "#model/search-index.ts";
import { exampleUrl } from "#model/url.ts";
import { bundleOnce } from "./bundle-once.ts";
import { checkSite } from "./check/check-site.ts";
import { compressFiles } from "./emit/compress-files.ts";
import { emitFiles, type OutputFile } from "./emit/emit-file.ts";
import { pageChunks } from "./emit/page-chunks.ts";
import { redirectDocument } from "./emit/redirect-document.ts";
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
import { hashIndex } from "./index/hash-index.ts";
import type { SiteIndex } from "./index/site-index.ts";
import { hashOf, type Kept, openKept, versionOfCode } from "./kept.ts";
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
  const kept = openKept(join(work, "kept"), versionOfCode());
  const {
    sources,
    pictures,
    examples,
    problems: loading,
  } = await progress.step("read", async (count) => {
    const loaded = await loadSite(content, { foreign, packages }, kept);
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
    const found = checkSite({ sources, index, examples, foreign, loading, kept });
    count(`${found.length} problems`);
    return found;
  });
  if (hasErrors(problems)) return { problems, pages: sources.length, built: false };

  const config = await readSiteConfig();
  const navigation = await readNavigation();
  const pages = await progress.step("compile", (count) => {
    count(`${index.pages.size} pages`);
    const known = hashOf(hashIndex(index), JSON.stringify(config));
    const compiled = [...index.pages.values()].map((source) =>
      kept.once("compile", [known, source.hash, index.changes.get(source.path) ?? ""], () =>
        compilePage(source, index, config),
      ),
    );
    return [
      ...compiled,
      ...compilePrintables(compiled, kept),
      kept.once("search-page", [known], () => compileSearchPage(index)),
    ];
  });

  const staging = `${resolve(output)}.next`;
  const bundle = await progress.step("bundle", async () => {
    const siteData = buildSiteData(index, navigation, config);
    const made = await bundleOnce({ mode: "production", siteData, flags: buildFlags(index), work });
    await rm(staging, { recursive: true, force: true });
    await cp(made.browser, staging, { recursive: true });
    return made;
  });
  const policy = await progress.step("render", async (count) => {
    const render = await importRenderBundle(bundle.render);
    const directives = contentPolicy({ inlineScript: render.inlineScript, ...navigation.services });
    const documents = renderDocuments(pages, render, { ...bundle, policy: metaPolicy(directives) }, config, kept);
    const checked = documents.map((document) => {
      expectOneInlineScript(document, render.inlineScript);
      return document;
    });
    count(`${emitFiles(checked, staging)} documents`);
    emitFiles(pageChunks(pages, bundle.app), staging);
    return headerPolicy(directives);
  });
  await progress.step("emit", async () => {
    const redirects = foreign ? new Map<string, string>() : buildRedirects(await readRedirects(), index.pages);
    emitFiles(otherFiles(index, config, redirects), staging);
    const searchIndex = buildSearchIndex(pages, index, await readSearchWords(), kept);
    emitFiles([{ path: SEARCH_INDEX_URL.slice(1), content: searchIndexFile(searchIndex) }], staging);
    emitFiles(archives(pages, content, kept), staging);
    await cp("site/icon.svg", join(staging, "icon.svg"));
    if (existsSync(AVATARS)) await cp(AVATARS, join(staging, "supporters"), { recursive: true });
    emitFiles(
      await workerFiles({ bundled: bundle.worker, site: staging, app: bundle.app, shell: bundle.shell, pages }),
      staging,
    );
    const lock = await readFile("package-lock.json", "utf8");
    const bill = { path: "sbom.cdx.json", content: softwareBill(lock) };
    emitFiles([bill, { path: "licenses.txt", content: licenseList(lock) }], staging);
    await takeOverFiles(resolve(output), staging, Date.now());
    const urls = [...pages.map((page) => page.url), OFFLINE_URL];
    emitFiles(hostFiles({ policy, urls, redirects, entries: await topEntries(staging) }), staging);
  });
  await progress.step("compress", async () => {
    await compressFiles(staging, resolve(output));
    await replaceFolder(staging, resolve(output));
  });
  kept.sweep();
  return { problems, pages: index.pages.size, built: true };
}

/** One by one: all documents of a large site together would not fit into memory. */
function* renderDocuments(
  pages: readonly Page[],
  bundle: RenderBundle,
  assets: DocumentAssets,
  config: SiteConfig,
  kept: Kept,
): Generator<{ path: string; content: string }> {
  const known = JSON.stringify([assets, config]);
  for (const page of pages) {
    const render = () => bundle.renderPage(page, assets, config.url);
    yield {
      path: `${page.url.slice(1)}index.html`,
      content: kept.once("render", [known, JSON.stringify(page)], render),
    };
  }
  yield { path: "404.html", content: bundle.renderNotFound(assets) };
  yield { path: `${OFFLINE_URL.slice(1)}index.html`, content: bundle.renderOffline(false, assets) };
  yield { path: `${NOT_SAVED_URL.slice(1)}index.html`, content: bundle.renderOffline(true, assets) };
  yield { path: "app-shell/index.html", content: bundle.renderAppShell(assets) };
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
function archives(pages: readonly Page[], content: string, kept: Kept): OutputFile[] {
  const names = new Set(pages.flatMap((page) => page.examples ?? []));
  return [...names].map((name) => ({ path: exampleUrl(name).slice(1), content: exampleArchive(content, name, kept) }));
}

/** What stands at the top of a folder, folders with a slash at their end. */
async function topEntries(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)).sort();
}
