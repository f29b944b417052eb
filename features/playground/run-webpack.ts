import { promisify } from "node:util";
import type { Configuration, Stats } from "webpack";
import { BundleError } from "../../core/bundle/bundle-error.ts";

/** Loads webpack only when something has to be bundled. Throws BundleError. */
export async function runWebpack(configuration: Configuration): Promise<void> {
  const { default: webpack } = await import("webpack");
  const stats = await promisify<Configuration, Stats | undefined>(webpack)(configuration);
  if (stats?.hasErrors() === false) return;
  throw new BundleError(
    stats?.toString({ all: false, errors: true, warnings: true, colors: false }) ?? "webpack returned no stats.",
  );
}
