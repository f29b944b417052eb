import { readFile } from "node:fs/promises";
import { z } from "zod";
import { readData } from "../../core/problems/read-data.ts";

export const OLD_FILES = "data/old-files.json";

/** URLs of icons and logos that other sites embed → the file of this project that is served there. */
export const OldFiles = z.record(z.string().regex(/^\/[\w./-]+$/, "a URL of this site"), z.string());

export async function readOldFiles(): Promise<{ url: string; bytes: Buffer }[]> {
  const files = Object.entries(await readData(OLD_FILES, OldFiles));
  return Promise.all(files.map(async ([url, source]) => ({ url, bytes: await readFile(source) })));
}
