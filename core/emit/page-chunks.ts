import type { ShownPage } from "#model/page.ts";
import { CHUNK_GLOBAL, pageChunkFile, pageChunkId } from "#model/page-map.ts";
import { hashOf } from "../cache/hash.ts";

/**
 * A page's async chunk, in webpack's format and named after a hash of its content. webpack itself would process a
 * module and a chunk per page: docs/decisions/0003-page-chunks.md.
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

/** Browsers take half as long for JSON.parse() as for an object literal. */
function chunkOf(id: string, json: string): string {
  const name = JSON.stringify(id);
  return `(self.${CHUNK_GLOBAL}||=[]).push([[${name}],{${name}:e=>{e.exports=JSON.parse('${escaped(json)}')}}]);\n`;
}

/** Browsers cache chunks forever, so a change of the format has to change their names. */
const FORM = chunkOf("", "");

/** Escapes JSON for a string in single quotes. It has no line breaks, and since ES2019 strings may contain U+2028. */
function escaped(json: string): string {
  return json.replace(/[\\']/g, "\\$&");
}
