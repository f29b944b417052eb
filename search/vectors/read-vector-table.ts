import { readFile } from "node:fs/promises";
import { parseVectors, type VectorTable } from "../model/vector-table.ts";

export const SEARCH_VECTORS = "data/search-vectors.bin";

/** Reads the recorded word vectors; undefined if the file isn't one of this format. */
export async function readVectorTable(): Promise<VectorTable | undefined> {
  return parseVectors(new Uint8Array(await readFile(SEARCH_VECTORS)).buffer);
}
