/* Run by bundle-playground.ts with a folder and the name of a version: bundles its compiler and sends an error's text. */
import { findWebpackVersion, NEWEST } from "#model/webpack-versions.ts";
import { BundleError } from "../../core/bundle/bundle-error.ts";
import { compilerConfiguration } from "./compiler-configuration.ts";
import { runWebpack } from "./run-webpack.ts";

const [folder = "", name = ""] = process.argv.slice(2);
try {
  await runWebpack(await compilerConfiguration(folder, findWebpackVersion(name) ?? NEWEST));
} catch (error) {
  if (!(error instanceof BundleError)) throw error;
  process.send?.(error.message);
}
process.disconnect();
