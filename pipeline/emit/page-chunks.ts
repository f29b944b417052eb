import { createHash } from "node:crypto";
import type { Page } from "#model/page.ts";
import { CHUNK_GLOBAL, PAGE_MAP_URL, type PageMap, pageChunkFile, pageChunkId } from "#model/page-map.ts";
import { pageKey } from "#model/url.ts";
import type { OutputFile } from "./emit-file.ts";

/**
 * Each page as a lazy chunk in webpack's own form, named by a hash of its bytes, and the map that says which. webpack itself
 * would take a module and a chunk a page through all of its steps: docs/decisions/0003-page-chunks.md.
 */
export function* pageChunks(pages: readonly Page[], app: string): Generator<OutputFile> {
  const map: PageMap = { app, hashes: {} };
  for (const page of pages) {
    const module = moduleOf(page);
    const hash = createHash("sha256").update(module).digest("hex").slice(0, 10);
    map.hashes[pageKey(page.url)] = hash;
    const id = pageChunkId(page.url, hash);
    yield { path: pageChunkFile(id) ?? "", content: chunkOf(id, module) };
  }
  yield { path: PAGE_MAP_URL.slice(1), content: JSON.stringify(map) };
}

/** A string that is parsed is read in half the time of an object literal. */
function moduleOf(page: Page): string {
  const json = JSON.stringify(page)
    .replaceAll("\\", "\\\\")
    .replaceAll("'", "\\'")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return `e=>{e.exports=JSON.parse('${json}')}`;
}

function chunkOf(id: string, module: string): string {
  const name = JSON.stringify(id);
  return `(self.${CHUNK_GLOBAL}||=[]).push([[${name}],{${name}:${module}}]);\n`;
}
