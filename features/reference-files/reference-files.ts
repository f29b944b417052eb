import type { Cache } from "../../core/cache/step-cache.ts";
import type { OutputFile } from "../../core/files/emit-file.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import type { SiteConfig } from "../../core/read/site-config.ts";
import { openPackage } from "../reference/installed-package.ts";
import { configSchema, configSchemaPath, earlierSchemas } from "./config-schema.ts";
import { describedEntries } from "./described-entries.ts";
import { referenceFile, referenceSchema } from "./reference-file.ts";
import { removedEntries } from "./removed-entries.ts";

/** Returns the reference as data for editors and other tools; none if the site documents something else. */
export function referenceFiles(index: SiteIndex, { url }: SiteConfig, cache: Cache): OutputFile[] {
  if (index.reference === undefined) return [];
  const described = describedEntries(index, cache);
  const webpack = openPackage("webpack");
  const { versions } = index.reference.reference;
  const files = {
    "reference.json": referenceFile({ described, removed: removedEntries(index) }, versions, url),
    "reference.schema.json": referenceSchema(url),
    [configSchemaPath(webpack)]: configSchema(webpack, described, url),
    ...earlierSchemas(webpack, url),
  };
  return Object.entries(files).map(([path, content]) => ({ path, content: JSON.stringify(content) }));
}
