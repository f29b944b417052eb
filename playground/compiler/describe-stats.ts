import fs from "node:fs";
import path from "node:path";
import type { MultiStats, Stats } from "webpack";
import type { BuildResult } from "../protocol.ts";
import { describeModules, WANTED_OF_MODULES } from "./describe-modules.ts";

/** Returns what the interface shows of a build, without what the project printed. */
export function describeStats(stats: Stats | MultiStats, milliseconds: number): Omit<BuildResult, "printed"> {
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
    errors: json.flatMap(({ errors = [] }) => errors.map(({ message }) => message)),
    warnings: json.flatMap(({ warnings = [] }) => warnings.map(({ message }) => message)),
    modules: json.flatMap(({ modules = [] }, build) => describeModules(modules, build)),
    milliseconds,
  };
}

const WANTED = {
  all: false,
  errors: true,
  warnings: true,
  entrypoints: true,
  ...WANTED_OF_MODULES,
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
