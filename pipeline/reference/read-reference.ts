import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Reference, ReferenceEntry } from "#model/reference.ts";
import { withQuietComments } from "./declared-members.ts";
import { type InstalledPackage, openPackage } from "./installed-package.ts";
import { openSchema } from "./json-schema.ts";
import { loadWebpack } from "./load-webpack.ts";
import { optionFlags } from "./option-flags.ts";
import { readCommands } from "./read-commands.ts";
import { compilerOf, readDefaults } from "./read-defaults.ts";
import { readDevServer } from "./read-dev-server.ts";
import { readExports } from "./read-exports.ts";
import { readHooks } from "./read-hooks.ts";
import { readLoaderContext, readMagicComments } from "./read-loader-context.ts";
import { readModuleVariables } from "./read-module-variables.ts";
import { readOptions } from "./read-options.ts";
import { readPluginOptions } from "./read-plugin-options.ts";
import { readStatsFields } from "./read-stats-fields.ts";
import type { DefaultFolders } from "./run-defaults.ts";
import { readSince, withSince } from "./since.ts";
import { statedDefault } from "./stated-default.ts";

/** Part of the cache's name: count it up when the readers give something else of the same packages. */
const FORMAT = 5;

/** All that the installed webpack, webpack-cli and webpack-dev-server offer; read again only when one of them changes. */
export async function readReference(nodeModules = "node_modules", cache = ".cache"): Promise<Reference> {
  const packages = openPackages(nodeModules);
  const versions = Object.values(packages).map(({ version }) => version);
  const file = join(cache, `reference-${FORMAT}-${versions.join("-")}.json`);
  const since = await readSince();
  const cached = await readFile(file, "utf8").catch(() => undefined);
  const reference: Reference = cached === undefined ? await buildReference(packages, nodeModules) : JSON.parse(cached);
  if (cached === undefined) {
    await mkdir(cache, { recursive: true });
    await writeFile(file, JSON.stringify(reference));
  }
  return withSince(reference, since);
}

type Packages = Record<"webpack" | "cli" | "server", InstalledPackage>;

function openPackages(nodeModules: string): Packages {
  return {
    webpack: openPackage("webpack", nodeModules),
    cli: openPackage("webpack-cli", nodeModules),
    server: openPackage("webpack-dev-server", nodeModules),
  };
}

async function buildReference({ webpack, cli, server }: Packages, nodeModules: string): Promise<Reference> {
  const exported = loadWebpack(webpack);
  return await withFolders(async (folders) => {
    const ofWebpack = readWebpack(webpack, folders);
    const devServer = await readDevServer(server, exported, folders);
    const flags = new Set([...ofWebpack, ...devServer].flatMap((entry) => entry.flag ?? []));
    const commands = await readCommands(nodeModules, flags);
    return {
      versions: { webpack: webpack.version, "webpack-cli": cli.version, "webpack-dev-server": server.version },
      entries: [...ofWebpack, ...devServer, ...commands].map(withStatedDefault),
    };
  });
}

/** What the package webpack offers by itself. */
export function readWebpack(source: InstalledPackage, folders: DefaultFolders): ReferenceEntry[] {
  const exported = loadWebpack(source);
  const declarations = withQuietComments(source.read("types.d.ts") ?? "");
  const schema = openSchema(source, "schemas/WebpackOptions.json");
  return quietly(() => {
    const defaultsOf = readDefaults(source, folders);
    const options = readOptions({ category: "options", schema, source, flags: optionFlags(exported) });
    return [
      ...options.map((entry): ReferenceEntry => {
        // An object's own options have defaults of their own.
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
  });
}

/** What runs show counts more. */
function withStatedDefault(entry: ReferenceEntry): ReferenceEntry {
  if (entry.defaults !== undefined || entry.description === undefined) return entry;
  const defaults = statedDefault(entry);
  return defaults.length === 0 ? entry : { ...entry, defaults };
}

/** Looking at everything calls what is deprecated too. */
function quietly<T>(work: () => T): T {
  const before = process.noDeprecation ?? false;
  process.noDeprecation = true;
  try {
    return work();
  } finally {
    process.noDeprecation = before;
  }
}

/** Folders that exist while `work` runs. */
export async function withFolders<T>(work: (folders: DefaultFolders) => Promise<T>): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), "webpack-reference-"));
  const folders = { empty: join(root, "empty"), named: join(root, "named") };
  try {
    for (const folder of Object.values(folders)) await mkdir(folder);
    await writeFile(join(folders.named, "package.json"), JSON.stringify({ name: "shop" }));
    return await work(folders);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
