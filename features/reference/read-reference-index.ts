import { REFERENCE_CATEGORIES } from "#model/reference.ts";
import { indexReference, type ReferenceIndex } from "./match-heading.ts";
import { readReference } from "./read-reference.ts";

/**
 * Returns the reference by names. All of it has to be documented, unless the content is only part of the documentation.
 */
export async function readReferenceIndex({ partial = false } = {}): Promise<ReferenceIndex> {
  return indexReference(await readReference(), partial ? [] : REFERENCE_CATEGORIES);
}
