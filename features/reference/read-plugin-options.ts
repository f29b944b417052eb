import { posix } from "node:path";
import type { ReferenceEntry } from "#model/reference.ts";
import type { InstalledPackage } from "./installed-package.ts";
import { openSchema } from "./json-schema.ts";
import { readOptions } from "./read-options.ts";

/** Returns the options of plugins with a schema file. Those of parsers and generators are options of `module`. */
export function readPluginOptions(source: InstalledPackage): ReferenceEntry[] {
  return source
    .list("schemas/plugins", ".json")
    .filter((path) => /Plugin(?:Options)?\.json$/.test(path))
    .flatMap((path) => {
      const owner = posix.basename(path, ".json").replace(/Options$/, "");
      const entries = readOptions({ category: "plugin-options", schema: openSchema(source, path), source, owner });
      // Conditions are documented with rules.
      return entries.filter((entry) => !entry.name.startsWith("Condition.") && !entry.name.endsWith(".glob"));
    });
}
