import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { OFFLINE_URL, type Shell } from "#model/offline.ts";
import { PAGE_MAP_URL } from "#model/page-map.ts";
import { NOT_SAVED_URL, OFFLINE_FILES_URL, type OfflineFile } from "#model/saved-files.ts";
import { SEARCH_INDEX_URL } from "#search/model/search-index.ts";
import type { SiteFolder } from "../../core/emit/site-folder.ts";
import type { OutputFile } from "../../core/files/emit-file.ts";

/**
 * Files that the worker saves besides the bundle's hashed files. All but the list of offline files, which is made here,
 * are written before.
 */
const NAMED = [OFFLINE_URL, NOT_SAVED_URL, OFFLINE_FILES_URL, PAGE_MAP_URL, SEARCH_INDEX_URL, "/icon.svg"];

/** Names of workers of earlier sites at this origin; browsers that still have one get the script that removes it. */
const EARLIER_WORKERS = ["service-worker.js"];

type Options = {
  /** Folder with the bundled workers. */
  bundled: string;
  /** The site with all other files. */
  site: SiteFolder;
  /** See DocumentAssets. */
  app: string;
  shell: readonly string[];
  pages: readonly { url: string; title: string }[];
};

/** Returns the service worker, the script that removes it, and the list of all files that can be saved. */
export async function workerFiles({ bundled, site, app, shell, pages }: Options): Promise<OutputFile[]> {
  const offlineFiles = JSON.stringify(listOfflineFiles(site, pages));
  const hashOfAll = createHash("sha256").update(offlineFiles);
  for (const url of NAMED.filter((name) => name !== OFFLINE_FILES_URL))
    hashOfAll.update(await readFile(join(site.folder, fileOf(url))));
  const hashed = [...shell];
  const known: Shell = { build: "", app, hashed, named: NAMED };
  const build = hashOfAll.update(JSON.stringify(known)).digest("hex").slice(0, 12);
  const worker = await readFile(join(bundled, "sw.js"), "utf8");
  const remover = await readFile(join(bundled, "sw-remove.js"), "utf8");
  return [
    { path: "sw.js", content: `const SHELL=${JSON.stringify({ ...known, build })};\n${worker}` },
    ...["sw-remove.js", ...EARLIER_WORKERS].map((path) => ({ path, content: remover })),
    { path: OFFLINE_FILES_URL.slice(1), content: offlineFiles },
  ];
}

/** Lists the files that 'Save for offline' saves: documents and hashed files. */
function listOfflineFiles({ files }: SiteFolder, pages: readonly { url: string; title: string }[]): OfflineFile[] {
  const withSize = (url: string) => ({ url: encodeURI(url), bytes: files.get(fileOf(url))?.size ?? 0 });
  const documents = pages.map(({ url, title }) => ({ ...withSize(url), title }));
  const hashed = [...files]
    .filter(
      ([path, { isRetained }]) => /^(?:assets|pages)\//.test(path) && !path.endsWith(".LICENSE.txt") && !isRetained,
    )
    .map(([path]) => path)
    .sort()
    .map((path) => withSize(`/${path}`));
  return [...documents, ...hashed];
}

/** Returns the path from the site's root. */
function fileOf(url: string): string {
  return `${url.slice(1)}${url.endsWith("/") ? "index.html" : ""}`;
}
