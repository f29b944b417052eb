import { z } from "zod";
import type { ReferenceCategory } from "#model/reference.ts";

export const REMOVED_CATEGORIES = [
  "options",
  "plugin-options",
  "hooks",
  "exports",
] as const satisfies readonly ReferenceCategory[];
export type RemovedCategory = (typeof REMOVED_CATEGORIES)[number];

/** Path of the list from the project's root; `npm run reference -- since` writes it. */
export const REMOVED = "data/reference-removed.json";

/** Names that webpack no longer has, by category, with the first version without them. */
export const Removed = z.partialRecord(z.enum(REMOVED_CATEGORIES), z.record(z.string(), z.string()));

export type Removed = z.infer<typeof Removed>;
