import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** An npm package on disk, whose files are read and whose code is run. */
export type InstalledPackage = {
  name: string;
  version: string;
  /** The folder that contains its node_modules. */
  root: string;
  /** Loads one of its modules, '' for the main one. */
  load: (path: string) => unknown;
  /** Returns the text of one of its files; undefined if it doesn't exist. */
  read: (path: string) => string | undefined;
  /** Returns the paths of files below a folder with an ending, which is a glob, sorted. */
  list: (folder: string, ending: string) => string[];
};

export function openPackage(name: string, nodeModules = "node_modules"): InstalledPackage {
  const folder = resolve(nodeModules, name);
  const require = createRequire(join(folder, "package.json"));
  const read = (path: string) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : undefined;
  const { version = "0.0.0" }: { version?: string } = JSON.parse(read("package.json") ?? "{}");
  return {
    name,
    version,
    root: dirname(resolve(nodeModules)),
    load: (path) => require(path === "" ? folder : join(folder, path)),
    read,
    list: (below, ending) =>
      globSync(`${below}/**/*${ending}`, { cwd: folder })
        .map((path) => path.replaceAll("\\", "/"))
        .sort(),
  };
}
