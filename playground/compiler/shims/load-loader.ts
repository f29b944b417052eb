/* Replaces webpack/lib/loaders/loadLoader.js: the module comes from the project's files. */
import { load, withTransform } from "../virtual-require.ts";

type Loader = { path: string; normal?: unknown; pitch?: unknown; raw?: unknown };
type LoaderModule = { default?: unknown; pitch?: unknown; raw?: unknown } | undefined;

export default function loadLoader(loader: Loader, callback: (error?: unknown) => void): void {
  withTransform(() => load(loader.path)).then((found) => {
    const module = found as LoaderModule;
    if (typeof module !== "function" && typeof module !== "object")
      return callback(new Error(`Module '${loader.path}' is not a loader (export function or es6 module)`));
    loader.normal = typeof module === "function" ? module : module.default;
    loader.pitch = module.pitch;
    loader.raw = module.raw;
    if (typeof loader.normal !== "function" && typeof loader.pitch !== "function")
      return callback(new Error(`Module '${loader.path}' is not a loader (must have normal or pitch function)`));
    callback();
  }, callback);
}

export { loadLoader as "module.exports" };
