import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** An npm package on disk, whose files are read and whose code is run. */
export type InstalledPackage = {
  name: string;
  version: string;
  /** The folder whose node_modules it lies in. */
  root: string;
  /** Loads one of its modules, '' for the main one. What comes back is for the caller to look into. */
  load: (path: string) => unknown;
  /** Text of one of its files; undefined when it has no such file. */
  read: (path: string) => string | undefined;
  /** Paths of the files below one of its folders that end with `extension`, in order of the alphabet. */
  list: (folder: string, extension: string) => string[];
};

export function openPackage(name: string, nodeModules = "node_modules"): InstalledPackage {
  const folder = resolve(nodeModules, name);
  const require = createRequire(join(folder, "package.json"));
  const read = (path: string) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : undefined;
  return {
    name,
    version: versionIn(read("package.json")),
    root: dirname(resolve(nodeModules)),
    load: (path) => require(path === "" ? folder : join(folder, path)),
    read,
    list: (below, extension) =>
      existsSync(join(folder, below))
        ? readdirSync(join(folder, below), { recursive: true, encoding: "utf8" })
            .map((path) => `${below}/${path.replaceAll("\\", "/")}`)
            .filter((path) => path.endsWith(extension))
            .sort()
        : [],
  };
}

function versionIn(json: string | undefined): string {
  const parsed: unknown = JSON.parse(json ?? "{}");
  return typeof parsed === "object" && parsed !== null && "version" in parsed ? String(parsed.version) : "0.0.0";
}
