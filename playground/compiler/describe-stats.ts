import fs from "node:fs";
import path from "node:path";
import type { MultiStats, Stats } from "webpack";
import { MAX_BYTES, MAX_MODULES, MAX_PROBLEMS } from "../limits.ts";
import type { BuildResult, Output } from "../protocol.ts";
import { describeModules, WANTED_OF_MODULES } from "./describe-modules.ts";
import { emittedFiles } from "./project-files.ts";

/** Returns what the interface shows of a build, without what it printed. */
export function describeStats(stats: Stats | MultiStats, milliseconds: number): Omit<BuildResult, "printed"> {
  const list = "stats" in stats ? stats.stats : [stats];
  const base = commonFolder(list);
  const assets: BuildResult["assets"] = {};
  for (const each of list) Object.assign(assets, assetsOf(each, base));
  refuseHuge(assets);
  const json = list.map((each) => each.toJson(WANTED));
  return {
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

/** Returns what the build wrote into its output folder, by plugins that write files themselves, too. */
function assetsOf({ compilation }: Stats, base: string): BuildResult["assets"] {
  const { outputPath } = compilation.compiler;
  const names = compilation.getAssets().map(({ name }) => path.join(outputPath, name.replace(/[?#].*$/, "")));
  const files = new Set([...names, ...emittedFiles(outputPath)].filter((file) => fs.existsSync(file)));
  return Object.fromEntries(
    [...files].map((file) => [path.relative(base, file), Uint8Array.from(fs.readFileSync(file) as Uint8Array)]),
  );
}
