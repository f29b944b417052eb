import { pathToFileURL } from "node:url";
import type { Page } from "#model/page.ts";

/** Files of the browser's build that a document names, as addresses, and its Content-Security-Policy. */
export type DocumentAssets = {
  /** Names these files together; the document carries it: see Bundle. */
  app: string;
  scripts: string[];
  styles: string[];
  islandStyles: Record<string, string[]>;
  policy: string;
};

/** What the built render bundle (site/entry.server.tsx) gives. */
export type RenderBundle = {
  /** The one script that stands in every document. */
  inlineScript: string;
  renderPage: (page: Page, assets: DocumentAssets, siteUrl: string) => string;
  renderNotFound: (assets: DocumentAssets) => string;
  renderOffline: (missing: boolean, assets: DocumentAssets) => string;
  renderAppShell: (assets: DocumentAssets) => string;
};

export async function importRenderBundle(file: string): Promise<RenderBundle> {
  const bundle: RenderBundle = await import(pathToFileURL(file).href);
  return bundle;
}
