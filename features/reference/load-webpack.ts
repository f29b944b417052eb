import type webpack from "webpack";
import type { InstalledPackage } from "./installed-package.ts";

/** Returns the package's exports; throws if it isn't webpack 5. */
export function loadWebpack(source: InstalledPackage): typeof webpack {
  const loaded = source.load("");
  if (!isWebpack(loaded)) throw new Error(`${source.name} ${source.version} isn't webpack 5.`);
  return loaded;
}

function isWebpack(value: unknown): value is typeof webpack {
  return typeof value === "function" && "config" in value && "Compilation" in value && "cli" in value;
}
