import { z } from "zod";
import { ReferenceFile } from "#model/reference-file.ts";
import type { DescribedEntry } from "./described-entries.ts";
import type { RemovedEntry } from "./removed-entries.ts";

/**
 * Returns the whole reference as data for other tools, followed by names that webpack no longer has. Defaults are those
 * that webpack applied when the build ran it.
 */
export function referenceFile(
  { described, removed }: { described: readonly DescribedEntry[]; removed: readonly RemovedEntry[] },
  versions: Record<string, string>,
  site: string,
): ReferenceFile {
  return {
    $schema: `${site}/reference.schema.json`,
    versions,
    entries: [
      ...described.map(({ entry: { description: _sources, ...facts }, description }) => ({
        ...facts,
        ...description,
        ...(description && { url: site + encodeURI(description.url) }),
      })),
      ...removed.map(({ url, ...entry }) => ({
        ...entry,
        ...(url !== undefined && { url: site + encodeURI(url) }),
      })),
    ],
  };
}

/** Returns the JSON Schema of the file. */
export function referenceSchema(site: string): object {
  return { $id: `${site}/reference.schema.json`, ...z.toJSONSchema(ReferenceFile, { target: "draft-7" }) };
}
