import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { Removed } from "./find-removed.ts";

/** Path of the list from the project's root; `npm run reference -- since` writes it. */
export const REMOVED = "data/reference-removed.json";

export async function readRemoved(): Promise<Removed> {
  return z.record(z.string(), z.string()).parse(JSON.parse(await readFile(REMOVED, "utf8")));
}
