/* Replaces webpack/lib/loaders/loadLoader.js: the module comes from the project's files. */
import { load } from "../virtual-require.ts";

type Loader = { path: string; normal?: unknown; pitch?: unknown; raw?: unknown };
type LoaderModule = { default?: unknown; pitch?: unknown; raw?: unknown } | undefined;

export default function loadLoader(loader: Loader, callback: (error?: unknown) => void): void {
  try {
    describe(loader, load(loader.path) as LoaderModule);
  } catch (error) {
    callback(error);
    return;
  }
  callback();
}

function describe(loader: Loader, module: LoaderModule): void {
  if (typeof module !== "function" && typeof module !== "object")
    throw new Error(`Module '${loader.path}' is not a loader (export function or es6 module)`);
  loader.normal = typeof module === "function" ? module : module.default;
  loader.pitch = module.pitch;
  loader.raw = module.raw;
  if (typeof loader.normal !== "function" && typeof loader.pitch !== "function")
    throw new Error(`Module '${loader.path}' is not a loader (must have normal or pitch function)`);
}

export { loadLoader as "module.exports" };
