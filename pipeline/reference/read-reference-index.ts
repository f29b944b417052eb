import { REFERENCE_CATEGORIES } from "#model/reference.ts";
import { indexReference, type ReferenceIndex } from "./match-heading.ts";
import { readReference } from "./read-reference.ts";

/** The reference by names. All of it is to be documented, except by content that is only a part of the documentation. */
export async function readReferenceIndex({ partial = false } = {}): Promise<ReferenceIndex> {
  return indexReference(await readReference(), partial ? [] : REFERENCE_CATEGORIES);
}
