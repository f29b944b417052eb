import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { pageOf } from "#search/bench/rank-of.ts";
import { openBrowser } from "../browser/open-browser.ts";
import { installPackages } from "../commands/install-packages.ts";

/** A section as other search engines index it. `titles`: the headings above it, the page's first. */
export type PeerSection = { url: string; title: string; titles: string[]; text: string };

/** Answers a query with URLs in the order shown. */
export type PeerEngine = { name: string; find: (query: string) => Promise<string[]>; close?: () => Promise<void> };

const PACKAGES = { minisearch: "7.2.0", "@orama/orama": "3.1.18", pagefind: "1.6.0" };
const MOST = 30;

/**
 * Returns the search engines that other documentation sites use, with the same content. Installs them in a temporary
 * folder.
 */
export async function peerEngines(sections: readonly PeerSection[], site: string): Promise<PeerEngine[]> {
  const folder = await installPackages("search-peers", PACKAGES);
  const urls = [...new Set(sections.map(({ url }) => pageOf(url)))];
  return [await miniSearch(folder, sections), await orama(folder, sections), await pagefind(folder, urls, site)];
}

/** Loads a package's ES module from the folder where it was installed. */
async function load<T>(folder: string, file: string): Promise<T> {
  return import(pathToFileURL(join(folder, "node_modules", file)).href);
}

type MiniSearchModule = { default: new (options: object) => MiniSearch };
type MiniSearch = { addAll: (documents: unknown[]) => void; search: (query: string) => { id: string }[] };

/** Uses the settings of VitePress's local search. */
async function miniSearch(folder: string, sections: readonly PeerSection[]): Promise<PeerEngine> {
  const { default: Constructor } = await load<MiniSearchModule>(folder, "minisearch/dist/es/index.js");
  const index = new Constructor({
    fields: ["title", "titles", "text"],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  });
  index.addAll(sections.map(({ url, ...section }) => ({ id: url, ...section, titles: section.titles.join(" ") })));
  return {
    name: "MiniSearch, as in VitePress",
    find: async (query) =>
      index
        .search(query)
        .slice(0, MOST)
        .map(({ id }) => id),
  };
}

type OramaModule = {
  create: (options: object) => object;
  insertMultiple: (index: object, documents: readonly object[]) => Promise<unknown>;
  search: (index: object, options: object) => Promise<OramaResult>;
};
type OramaResult = { hits: { document: { url: string } }[] };

async function orama(folder: string, sections: readonly PeerSection[]): Promise<PeerEngine> {
  const { create, insertMultiple, search } = await load<OramaModule>(folder, "@orama/orama/dist/esm/index.js");
  const index = create({ schema: { url: "string", title: "string", titles: "string", text: "string" } });
  await insertMultiple(
    index,
    sections.map((section) => ({ ...section, titles: section.titles.join(" ") })),
  );
  return {
    name: "Orama",
    find: async (term) => {
      const { hits } = await search(index, { term, limit: MOST, boost: { title: 4, text: 2 } });
      return hits.map(({ document }) => document.url);
    },
  };
}

type PagefindModule = { createIndex: () => Promise<{ index: PagefindIndex }>; close: () => Promise<void> };
type PagefindIndex = {
  addHTMLFile: (file: { url: string; content: string }) => Promise<unknown>;
  writeFiles: (options: { outputPath: string }) => Promise<unknown>;
};
type PagefindResult = { url: string; sub_results: { url: string }[] };

/** Pagefind only runs in a browser. */
async function pagefind(folder: string, urls: readonly string[], site: string): Promise<PeerEngine> {
  const { createIndex, close } = await load<PagefindModule>(folder, "pagefind/lib/index.js");
  const { index } = await createIndex();
  for (const url of urls) {
    await index.addHTMLFile({ url, content: await readFile(join(site, url, "index.html"), "utf8") });
  }
  const output = resolve(".cache/bench/pagefind");
  await index.writeFiles({ outputPath: output });
  await close();
  const server = await serve(output);
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(server.url);
  return {
    name: "Pagefind",
    find: (query) =>
      page.evaluate(
        async ([text, most]) => {
          const script = "/pagefind.js";
          const { search } = await import(script);
          const { results } = await search(text);
          const best: PagefindResult[] = await Promise.all(
            results.slice(0, most).map((result: { data: () => Promise<PagefindResult> }) => result.data()),
          );
          return best.flatMap(({ url, sub_results }) =>
            sub_results.length > 0 ? sub_results.map((sub) => sub.url) : [url],
          );
        },
        [query, 10] as const,
      ),
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

const TYPES: Record<string, string> = { ".js": "text/javascript", ".json": "application/json" };

async function serve(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const type = pathname === "/" ? "text/html" : (TYPES[extname(pathname)] ?? "application/octet-stream");
    const body = pathname === "/" ? Promise.resolve("<!doctype html>") : readFile(join(folder, pathname));
    body.then(
      (bytes) => response.writeHead(200, { "Content-Type": type }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => void server.close() };
}
