import { readFile } from "node:fs/promises";
import { z } from "zod";
import { REFERENCE_CATEGORIES } from "#model/reference.ts";
import { indexReference, type ReferenceIndex } from "./match-heading.ts";
import { readReference } from "./read-reference.ts";

/** The reference by names, and what of it is to be documented completely (data/reference-done.json). */
export async function readReferenceIndex(done = "data/reference-done.json"): Promise<ReferenceIndex> {
  const complete = z.array(z.enum(REFERENCE_CATEGORIES)).parse(JSON.parse(await readFile(done, "utf8")));
  return indexReference(await readReference(), complete);
}
