import type { ReferenceCategory } from "#model/reference.ts";
import { membersOfMember, parseDeclarations } from "./declared-members.ts";
import type { InstalledPackage } from "./installed-package.ts";
import { openSchema } from "./json-schema.ts";
import { exportsOf4, hooksOf4 } from "./names-of-version-4.ts";
import { exportNames } from "./read-exports.ts";
import { HOOK_OWNERS } from "./read-hooks.ts";
import { readLoaderContext } from "./read-loader-context.ts";
import { readModuleVariables } from "./read-module-variables.ts";
import { readPluginOptions } from "./read-plugin-options.ts";
import { readStatsFields } from "./read-stats-fields.ts";
import { keyOf } from "./since.ts";
import { walkOptions } from "./walk-options.ts";

export type NamesOfVersion = ReadonlyMap<ReferenceCategory, ReadonlySet<string>>;

export type VersionNames = { version: string; names: NamesOfVersion };

/** Returns the keys of all names in a version of webpack, by reading its files without running it. */
export function namesOfVersion(source: InstalledPackage): NamesOfVersion {
  const types = source.read("types.d.ts");
  const declarations = parseDeclarations(types ?? "");
  const hooks = HOOK_OWNERS.flatMap((owner) =>
    membersOfMember(declarations, owner, "hooks").map(({ name }) => `${owner} ${name}`),
  );
  return new Map<ReferenceCategory, ReadonlySet<string>>([
    ["options", new Set(walkOptions(openSchema(source, "schemas/WebpackOptions.json")).map(({ path }) => path))],
    ["plugin-options", new Set(readPluginOptions(source).map(keyOf))],
    ["hooks", new Set(types === undefined ? hooksOf4(source) : hooks)],
    ["exports", new Set(types === undefined ? exportsOf4(source) : exportNames(source))],
    ["stats-fields", new Set(readStatsFields(declarations).map(keyOf))],
    ["module-variables", new Set(readModuleVariables(source.read("module.d.ts") ?? "").map(keyOf))],
    ["loader-context", new Set(readLoaderContext(declarations).map(keyOf))],
  ]);
}
