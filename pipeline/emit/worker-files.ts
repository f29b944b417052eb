import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { NOT_SAVED_URL, OFFLINE_FILES_URL, OFFLINE_URL, type OfflineFile, type Shell } from "#model/offline.ts";
import { PAGE_MAP_URL } from "#model/page-map.ts";
import { SEARCH_INDEX_URL } from "#model/search-index.ts";
import { filesBelow } from "../hash-files.ts";

/**
 * What the worker saves besides hashed files, which the bundle names: one line a file. The list of all files is not there
 * yet when this is read: the search index, for one, is emitted before it.
 */
const NAMED = [OFFLINE_URL, NOT_SAVED_URL, OFFLINE_FILES_URL, PAGE_MAP_URL, SEARCH_INDEX_URL, "/icon.svg"];

/** Workers of earlier sites at this address had these names: whoever still has one gets it removed. */
const EARLIER_WORKERS = ["service-worker.js"];

type Options = {
  /** Folder with the workers as webpack made them. */
  bundled: string;
  /** Folder of the site, with all its files but these. */
  site: string;
  /** See Bundle. */
  app: string;
  shell: readonly string[];
  pages: readonly { url: string; title: string }[];
};

/** The service worker, the one that removes it, and the list of all files that can be saved. */
export async function workerFiles({
  bundled,
  site,
  app,
  shell,
  pages,
}: Options): Promise<{ path: string; content: string }[]> {
  const offlineFiles = JSON.stringify(await listOfflineFiles(site, pages));
  const hashOfAll = createHash("sha256").update(offlineFiles);
  for (const url of NAMED.filter((name) => name !== OFFLINE_FILES_URL))
    hashOfAll.update(await readFile(fileOf(site, url)));
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

/** All that 'Save for offline' saves: documents, hashed files, and what the worker has too. */
async function listOfflineFiles(
  site: string,
  pages: readonly { url: string; title: string }[],
): Promise<OfflineFile[]> {
  const sizeOf = async (url: string) => (await stat(fileOf(site, url))).size;
  const documents = await Promise.all(
    pages.map(async ({ url, title }) => ({ url: encodeURI(url), bytes: await sizeOf(url), title })),
  );
  const names = ["assets", "pages"]
    .flatMap((folder) => filesBelow(join(site, folder)))
    .map((file) => file.slice(site.length).replaceAll("\\", "/"))
    .sort();
  const hashed = await Promise.all(
    names
      .filter((url) => !url.endsWith(".LICENSE.txt"))
      .map(async (url) => ({ url: encodeURI(url), bytes: await sizeOf(url) })),
  );
  return [...documents, ...hashed];
}

function fileOf(site: string, url: string): string {
  return join(site, url.endsWith("/") ? `${url}index.html` : url);
}
