import { readFile } from "node:fs/promises";
import { z } from "zod";

/** URLs of icons and logos that other sites embed → the file of this project that is served there. */
export const OldFiles = z.record(z.string().regex(/^\/[\w./-]+$/, "a URL of this site"), z.string());

export async function readOldFiles(file = "data/old-files.json"): Promise<{ url: string; bytes: Buffer }[]> {
  const files = Object.entries(OldFiles.parse(JSON.parse(await readFile(file, "utf8"))));
  return Promise.all(files.map(async ([url, source]) => ({ url, bytes: await readFile(source) })));
}
