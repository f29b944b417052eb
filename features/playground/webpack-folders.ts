import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import type { WebpackVersion } from "#model/webpack-versions.ts";

const PACKAGES = resolve(import.meta.dirname, "../../node_modules");
const Description = z.object({ version: z.string(), dependencies: z.record(z.string(), z.string()) });

/**
 * Folders of an installed webpack, of its minimizer plugin, which older versions have under its former name, and of
 * webpack-cli.
 */
export type WebpackFolders = { webpack: string; minimizer: string; minimizerName: string; cli: string };

export function webpackFolders(version: WebpackVersion): WebpackFolders {
  const webpack = join(PACKAGES, version.package);
  const file = join(webpack, "package.json");
  const described = Description.parse(JSON.parse(readFileSync(file, "utf8")));
  if (!described.version.startsWith(`${version.name}.`))
    throw new Error(
      `node_modules/${version.package} is webpack ${described.version}, not ${version.name}. Run \`npm ci\`, or change the name in model/webpack-versions.ts.`,
    );
  const minimizerName = ["minimizer-webpack-plugin", "terser-webpack-plugin"].find(
    (name) => name in described.dependencies,
  );
  if (minimizerName === undefined) throw new Error(`${file} names no minimizer plugin that the playground knows.`);
  const minimizer = dirname(createRequire(file).resolve(`${minimizerName}/package.json`));
  return { webpack, minimizer, minimizerName, cli: join(PACKAGES, "webpack-cli") };
}
