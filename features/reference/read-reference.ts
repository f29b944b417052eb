import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Reference, ReferenceEntry } from "#model/reference.ts";
import { openCache } from "../../core/cache/step-cache.ts";
import { withTemporaryFolder } from "../../core/files/with-temporary-folder.ts";
import { readData } from "../../core/problems/read-data.ts";
import { parseDeclarations } from "./declared-members.ts";
import { type InstalledPackage, openPackage } from "./installed-package.ts";
import { openSchema } from "./json-schema.ts";
import { loadWebpack } from "./load-webpack.ts";
import { readCommands } from "./read-commands.ts";
import { compilerOf, readDefaults } from "./read-defaults.ts";
import { readDevServer } from "./read-dev-server.ts";
import { readExports } from "./read-exports.ts";
import { flagsByOption, readFlags } from "./read-flags.ts";
import { readHooks } from "./read-hooks.ts";
import { readLoaderContext, readMagicComments } from "./read-loader-context.ts";
import { readModuleVariables } from "./read-module-variables.ts";
import { readOptions } from "./read-options.ts";
import { readPluginOptions } from "./read-plugin-options.ts";
import { readStatsFields } from "./read-stats-fields.ts";
import { REMOVED, Removed } from "./removed.ts";
import type { DefaultFolders } from "./run-defaults.ts";
import { SINCE, Since, withSince } from "./since.ts";
import { statedDefault } from "./stated-default.ts";

const STEP = { name: "reference", module: import.meta.filename };

/**
 * Returns everything that the installed webpack, webpack-cli and webpack-dev-server offer. Reading it takes seconds, so
 * the result is cached until a version, a locked dependency or the code that reads it changes.
 */
export async function readReference(folder = ".cache/reference"): Promise<Reference> {
  const packages = {
    webpack: openPackage("webpack"),
    cli: openPackage("webpack-cli"),
    server: openPackage("webpack-dev-server"),
  };
  const versions = Object.values(packages).map(({ version }) => version);
  const [since, removed] = [await readData(SINCE, Since), await readData(REMOVED, Removed)];
  const cache = openCache(folder);
  const reference = await cache.load(STEP, versions, () => buildReference(packages));
  cache.evict();
  return { ...withSince(reference, since), removed };
}

type Packages = Record<"webpack" | "cli" | "server", InstalledPackage>;

async function buildReference({ webpack, cli, server }: Packages): Promise<Reference> {
  const exported = loadWebpack(webpack);
  const serverFlags = readFlags(exported, JSON.parse(server.read("dist/options.json") ?? "{}"), "devServer");
  const flags = [...readFlags(exported), ...serverFlags];
  const entries = [
    ...(await readWebpack(webpack)),
    ...(await readDevServer(server, exported, serverFlags)),
    ...(await readCommands(new Set(flags.flatMap(({ names }) => names)))),
  ];
  return {
    versions: { webpack: webpack.version, "webpack-cli": cli.version, "webpack-dev-server": server.version },
    entries: entries.map(withStatedDefault),
    flags,
  };
}

/** Reads what the package webpack offers. */
export async function readWebpack(source: InstalledPackage): Promise<ReferenceEntry[]> {
  const exported = loadWebpack(source);
  const declarations = parseDeclarations(source.read("types.d.ts") ?? "");
  const schema = openSchema(source, "schemas/WebpackOptions.json");
  const options = readOptions({ category: "options", schema, source, flags: flagsByOption(readFlags(exported)) });
  const read = (folders: DefaultFolders) => {
    const defaultsOf = readDefaults(source, folders);
    return [
      ...options.map((entry): ReferenceEntry => {
        // An object's own options have their own defaults.
        const defaults = defaultsOf(entry.name).filter(
          ({ value }) => entry.type !== "object" || !value.startsWith("{"),
        );
        return defaults.length === 0 ? entry : { ...entry, defaults };
      }),
      ...readPluginOptions(source),
      ...readHooks(source, compilerOf(exported, {}, folders), declarations),
      ...readExports(exported, source),
      ...readStatsFields(declarations),
      ...readModuleVariables(source.read("module.d.ts") ?? ""),
      ...readMagicComments(source),
      ...readLoaderContext(declarations),
    ];
  };
  return withFolders((folders) => quietly(() => read(folders)));
}

/** Defaults shown by runs take precedence. */
function withStatedDefault(entry: ReferenceEntry): ReferenceEntry {
  if (entry.defaults !== undefined || entry.description === undefined) return entry;
  const defaults = statedDefault(entry);
  return defaults.length === 0 ? entry : { ...entry, defaults };
}

/** Reading every property also calls deprecated getters. */
function quietly<T>(work: () => T): T {
  const before = process.noDeprecation ?? false;
  process.noDeprecation = true;
  try {
    return work();
  } finally {
    process.noDeprecation = before;
  }
}

/** Creates folders that exist while `work` runs. */
async function withFolders<T>(work: (folders: DefaultFolders) => T): Promise<T> {
  return withTemporaryFolder(join(tmpdir(), "webpack-reference-"), async (root) => {
    const folders = { empty: join(root, "empty"), named: join(root, "named") };
    for (const folder of Object.values(folders)) await mkdir(folder);
    await writeFile(join(folders.named, "package.json"), JSON.stringify({ name: "shop" }));
    return work(folders);
  });
}
