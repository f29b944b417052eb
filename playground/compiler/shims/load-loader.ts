/* Replaces webpack/lib/loaders/loadLoader.js: the module comes from the project's files. */
import url from "node:url";
import { createRequire, importModule } from "../node/load-module.ts";

type Loader = { path: string; type?: string; normal?: unknown; pitch?: unknown; raw?: unknown };
type LoaderModule = { default?: unknown; pitch?: unknown; raw?: unknown } | undefined;

export default function loadLoader(loader: Loader, callback: (error?: unknown) => void): void {
  load(loader).then(
    (module) => callback(describe(loader, module as LoaderModule)),
    (error) => callback(error),
  );
}

async function load({ path, type }: Loader): Promise<unknown> {
  return type === "module" ? importModule(url.pathToFileURL(path).href, path) : createRequire(path)(path);
}

function describe(loader: Loader, module: LoaderModule): Error | undefined {
  if (typeof module !== "function" && typeof module !== "object")
    return new Error(`Module '${loader.path}' is not a loader (export function or es6 module)`);
  loader.normal = typeof module === "function" ? module : module.default;
  loader.pitch = module.pitch;
  loader.raw = module.raw;
  if (typeof loader.normal === "function" || typeof loader.pitch === "function") return undefined;
  return new Error(`Module '${loader.path}' is not a loader (must have normal or pitch function)`);
}

export { loadLoader as "module.exports" };
