import { readFile } from "node:fs/promises";
import { z } from "zod";
import { REMOVED_CATEGORIES, type Removed } from "./find-removed.ts";

/** Path of the list from the project's root; `npm run reference -- since` writes it. */
export const REMOVED = "data/reference-removed.json";

export const RemovedNames = z.partialRecord(z.enum(REMOVED_CATEGORIES), z.record(z.string(), z.string()));

export async function readRemoved(): Promise<Removed> {
  return RemovedNames.parse(JSON.parse(await readFile(REMOVED, "utf8")));
}
