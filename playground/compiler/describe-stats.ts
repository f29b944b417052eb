import fs from "node:fs";
import path from "node:path";
import type { MultiStats, Stats } from "webpack";
import { MAX_BYTES, MAX_MODULES, MAX_PROBLEMS, MAX_TEXT } from "../limits.ts";
import type { BuildResult, Output } from "../protocol.ts";
import { describeModules, WANTED_OF_MODULES } from "./describe-modules.ts";

/** Returns what the interface shows of a build, without what the project printed. */
export function describeStats(stats: Stats | MultiStats, milliseconds: number): Omit<BuildResult, "printed"> {
  const list = "stats" in stats ? stats.stats : [stats];
  const base = commonFolder(list);
  const assets: BuildResult["assets"] = {};
  for (const each of list) Object.assign(assets, assetsOf(each, base));
  refuseHuge(assets);
  const json = list.map((each) => each.toJson(WANTED));
  return {
    text: textOf(stats).slice(0, MAX_TEXT),
    assets,
    outputs: list.map((each) => describeOutput(each, base)),
    errors: json.flatMap(({ errors = [] }) => errors.map(({ message }) => message)).slice(0, MAX_PROBLEMS),
    warnings: json.flatMap(({ warnings = [] }) => warnings.map(({ message }) => message)).slice(0, MAX_PROBLEMS),
    modules: json.flatMap(({ modules = [] }, build) => describeModules(modules, build)).slice(0, MAX_MODULES),
    milliseconds,
  };
}

const WANTED = {
  all: false,
  errors: true,
  warnings: true,
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

function refuseHuge(assets: BuildResult["assets"]): void {
  const bytes = Object.values(assets).reduce((sum, { length }) => sum + length, 0);
  if (bytes > MAX_BYTES)
    throw new Error(
      `The emitted files have ${Math.ceil(bytes / 1e6)} MB together. The playground shows at most ${MAX_BYTES / 1e6} MB.`,
    );
}

function describeOutput(stats: Stats, base: string): Output {
  const { outputPath, options } = stats.compilation.compiler;
  const { publicPath = "auto", entrypoints = {} } = stats.toJson({ all: false, publicPath: true, entrypoints: true });
  return {
    folder: path.relative(base, outputPath),
    publicPath,
    isModule: options.output.module === true,
    entries: Object.values(entrypoints).map(({ assets = [] }) => assets.map(({ name }) => name)),
  };
}

function assetsOf({ compilation }: Stats, base: string): BuildResult["assets"] {
  const assets: BuildResult["assets"] = {};
  for (const { name } of compilation.getAssets()) {
    const file = path.join(compilation.compiler.outputPath, name.replace(/[?#].*$/, ""));
    if (fs.existsSync(file)) assets[path.relative(base, file)] = Uint8Array.from(fs.readFileSync(file) as Uint8Array);
  }
  return assets;
}
