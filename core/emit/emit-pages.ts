import { join } from "node:path";
import type { DocumentAssets } from "#model/document-assets.ts";
import type { Page, ShownPage } from "#model/page.ts";
import { PAGE_MAP_URL, type PageMap } from "#model/page-map.ts";
import { pageKey } from "#model/url.ts";
import { hashFiles, hashOf } from "../cache/hash.ts";
import { importedFiles } from "../cache/imported-files.ts";
import type { Cache } from "../cache/step-cache.ts";
import { type CompiledPage, hashOfPage, wholePage } from "../compile/compiled-page.ts";
import { withOneInlineScript } from "../hosting/inline-scripts.ts";
import type { Renderer } from "../render/load-renderer.ts";
import { pageChunkOf, pageChunkScript } from "./page-chunks.ts";
import type { SiteFolder } from "./site-folder.ts";

const RENDERER = join(import.meta.dirname, "../render/load-renderer.ts");
const DOCUMENT_STEP = { name: "document", module: import.meta.filename };
const CHUNK_STEP = { name: "chunk", module: import.meta.filename };

type Options = {
  pages: readonly CompiledPage[];
  redirects: ReadonlyMap<string, string>;
  render: Renderer;
  assets: DocumentAssets;
  siteUrl: string;
  cache: Cache;
};

/** Emits each page's document and chunk, one page after the other, and the map from pages to chunks. */
export async function emitPages(site: SiteFolder, options: Options): Promise<void> {
  const { pages, redirects, render, assets, siteUrl, cache } = options;
  const shell = JSON.stringify([assets, siteUrl]);
  // The renderer's hash only covers the site's code that it runs.
  const renderer = hashOf(hashFiles(importedFiles([RENDERER])), render.hash);
  const map: PageMap = { app: assets.app, hashes: {}, redirects: Object.fromEntries(redirects) };
  for (const page of pages) {
    const hash = hashOfPage(page);
    const chunk = pageChunkOf(page.url, hashOf(hash, render.hash));
    map.hashes[pageKey(page.url)] = chunk.hash;
    let parts: { whole: Page; shown: ShownPage } | undefined;
    const read = () => (parts ??= partsOf(page, render));
    const path = `${page.url.slice(1)}index.html`;
    const document = await cache.bytes(DOCUMENT_STEP, [shell, hash, renderer], () => {
      const { whole, shown } = read();
      const content = render.renderPage(whole, shown, assets, siteUrl);
      return withOneInlineScript({ path, content }, render.inlineScript);
    });
    site.writeCached(path, document);
    const script = await cache.bytes(CHUNK_STEP, [chunk.id, hash, renderer], () =>
      pageChunkScript(chunk, read().shown),
    );
    site.writeCached(chunk.path, script);
  }
  site.write({ path: PAGE_MAP_URL.slice(1), content: JSON.stringify(map) });
}

function partsOf(page: CompiledPage, render: Renderer): { whole: Page; shown: ShownPage } {
  const whole = wholePage(page);
  return { whole, shown: render.showPage(whole) };
}
