import fs from "node:fs";
import path from "node:path";
import type { MultiStats, Stats, StatsError, StatsModule } from "webpack";
import type { BuildResult, Message, ModuleFacts } from "../protocol.ts";

/** Returns what the interface shows of a build. */
export function describeStats(stats: Stats | MultiStats, milliseconds: number): BuildResult {
  const list = "stats" in stats ? stats.stats : [stats];
  const assets: Record<string, Uint8Array> = {};
  const base = "stats" in stats ? commonFolder(list) : undefined;
  for (const each of list) Object.assign(assets, assetsOf(each, base));
  const json = list.map((each) => each.toJson(WANTED));
  return {
    text: textOf(stats),
    assets,
    entries: json.flatMap(({ entrypoints = {} }) =>
      Object.values(entrypoints).map(({ assets: files = [] }) => files.map(({ name }) => name)),
    ),
    errors: json.flatMap(({ errors = [] }) => errors.map(describeError)),
    warnings: json.flatMap(({ warnings = [] }) => warnings.map(describeError)),
    modules: json.flatMap(({ modules = [] }) => modules.flatMap(flatten).map(describeModule)),
    milliseconds,
  };
}

const WANTED = {
  all: false,
  errors: true,
  warnings: true,
  entrypoints: true,
  modules: true,
  nestedModules: true,
  reasons: true,
  usedExports: true,
  providedExports: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
  reasonsSpace: Number.POSITIVE_INFINITY,
} as const;

/** Returns the text that webpack-cli prints. */
function textOf(stats: Stats | MultiStats): string {
  if ("stats" in stats)
    return stats.toString({ children: stats.stats.map((each) => each.compilation.options.stats) } as never);
  return stats.toString(stats.compilation.options.stats);
}

function commonFolder(list: readonly Stats[]): string {
  const folders = list.map((each) => each.compilation.compiler.outputPath);
  let common = folders[0] ?? "/";
  while (!folders.every((folder) => `${folder}/`.startsWith(`${common}/`))) common = path.dirname(common);
  return common;
}

function assetsOf({ compilation }: Stats, base = compilation.compiler.outputPath): Record<string, Uint8Array> {
  const assets: Record<string, Uint8Array> = {};
  for (const { name } of compilation.getAssets()) {
    const file = path.join(compilation.compiler.outputPath, name.replace(/[?#].*$/, ""));
    if (fs.existsSync(file)) assets[path.relative(base, file)] = Uint8Array.from(fs.readFileSync(file) as Uint8Array);
  }
  return assets;
}

function describeError({ message, moduleName, loc }: StatsError): Message {
  const line = Number.parseInt(loc ?? "", 10);
  return { message, ...(moduleName !== undefined && { file: moduleName }), ...(line > 0 && { line }) };
}

function flatten(module: StatsModule): StatsModule[] {
  return module.modules === undefined ? [module] : module.modules.flatMap(flatten);
}

function describeModule({ name = "", size = 0, reasons = [], usedExports, providedExports }: StatsModule): ModuleFacts {
  const importers = reasons.map(({ resolvedModule, moduleName }) => resolvedModule ?? moduleName);
  return {
    name,
    size,
    importedBy: [...new Set(importers)].filter((importer) => typeof importer === "string"),
    usedExports: usedExports ?? null,
    providedExports: providedExports ?? null,
  };
}
