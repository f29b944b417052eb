import { readFile } from "node:fs/promises";
import { SEARCH_VECTORS } from "#search/vectors/read-vector-table.ts";
import { language } from "#strings";
import { hashOf } from "../../core/cache/hash.ts";
import type { OutputFile } from "../../core/files/emit-file.ts";

/**
 * Reads the recorded word vectors as a file of the site. They're trained on our English pages, and only used there;
 * the pseudo-locale en-XA has the same pages.
 */
export async function readSearchVectors(): Promise<OutputFile | undefined> {
  if (!language.code.startsWith("en")) return undefined;
  const content = await readFile(SEARCH_VECTORS);
  return { path: `assets/search-vectors.${hashOf(content).slice(0, 12)}.bin`, content };
}
