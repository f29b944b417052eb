import { readFile } from "node:fs/promises";
import { parseVectors, type VectorTable } from "#model/vector-table.ts";
import { language } from "#strings";
import { hashOf } from "../../core/cache/hash.ts";
import type { OutputFile } from "../../core/files/emit-file.ts";

export const SEARCH_VECTORS = "data/search-vectors.bin";

/**
 * Reads the recorded word vectors as a file of the site. They're trained on our English pages, and only used there;
 * the pseudo-locale en-XA has the same pages.
 */
export async function readSearchVectors(): Promise<OutputFile | undefined> {
  if (!language.code.startsWith("en")) return undefined;
  const content = await readFile(SEARCH_VECTORS);
  return { path: `assets/search-vectors.${hashOf(content).slice(0, 12)}.bin`, content };
}

/** Reads the recorded word vectors; undefined if the file isn't one of this format. */
export async function readVectorTable(): Promise<VectorTable | undefined> {
  return parseVectors(new Uint8Array(await readFile(SEARCH_VECTORS)).buffer);
}
