import type { Cache } from "../../core/cache/step-cache.ts";
import type { SiteConfig } from "../../core/config/site-config.ts";
import type { SiteIndex } from "../../core/index/site-index.ts";
import { REFERENCE } from "../reference/fact.ts";
import { openPackage } from "../reference/installed-package.ts";
import { configSchema, configSchemaPath, earlierSchemas } from "./config-schema.ts";
import { describedEntries } from "./described-entries.ts";
import { referenceFile, referenceSchema } from "./reference-file.ts";
import { removedEntries } from "./removed-entries.ts";

/** Returns the reference as data for editors and other tools; none if the site documents something else. */
export function referenceFiles(index: SiteIndex, { url }: SiteConfig, cache: Cache): Map<string, () => string> {
  const reference = REFERENCE.of(index)?.reference;
  if (reference === undefined) return new Map();
  const described = describedEntries(index, cache);
  const webpack = openPackage("webpack");
  const files = {
    "reference.json": referenceFile({ described, removed: removedEntries(index) }, reference.versions, url),
    "reference.schema.json": referenceSchema(url),
    [configSchemaPath(webpack)]: configSchema(webpack, described, url),
    ...earlierSchemas(webpack, url),
  };
  return new Map(Object.entries(files).map(([path, content]) => [path, () => JSON.stringify(content)]));
}
