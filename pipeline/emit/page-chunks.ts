import type { ShownPage } from "#model/page.ts";
import { CHUNK_GLOBAL, pageChunkFile, pageChunkId } from "#model/page-map.ts";
import { hashOf } from "../kept.ts";

/**
 * A page's lazy chunk, in webpack's own form and named by a hash of all that is in it. webpack itself would take a module and
 * a chunk a page through all of its steps: docs/decisions/0003-page-chunks.md.
 */
export type PageChunk = { id: string; path: string; hash: string };

/** `content` is a hash of the page. */
export function pageChunkOf(url: string, content: string): PageChunk {
  const hash = hashOf(FORM, content).slice(0, 10);
  const id = pageChunkId(url, hash);
  return { id, hash, path: pageChunkFile(id) ?? "" };
}

export function pageChunkScript({ id }: Pick<PageChunk, "id">, page: ShownPage): string {
  return chunkOf(id, JSON.stringify(page));
}

/** A string that is parsed is read in half the time of an object literal. */
function chunkOf(id: string, json: string): string {
  const name = JSON.stringify(id);
  return `(self.${CHUNK_GLOBAL}||=[]).push([[${name}],{${name}:e=>{e.exports=JSON.parse('${escaped(json)}')}}]);\n`;
}

/** A file with the same name may be kept for ever: in another form the same page has another name. */
const FORM = chunkOf("", "");

const ESCAPES: Record<string, string> = { "\\": "\\\\", "'": "\\'", "\u2028": "\\u2028", "\u2029": "\\u2029" };

function escaped(json: string): string {
  return json.replace(/[\\'\u2028\u2029]/g, (letter) => ESCAPES[letter] ?? letter);
}
