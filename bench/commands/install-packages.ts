import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Exact versions by name. */
export type Packages = Readonly<Record<string, string>>;

/**
 * Installs npm packages in a folder below .cache/bench/, never in this project, and returns the folder. They are cached
 * between runs and installed again when other versions are requested. `overrides` are versions of their dependencies.
 */
export async function installPackages(name: string, packages: Packages, overrides: Packages = {}): Promise<string> {
  const folder = resolve(".cache/bench", name);
  const manifest = JSON.stringify({ private: true, dependencies: packages, overrides });
  // Written last, so that an interrupted install is repeated.
  const stamp = join(folder, "installed.json");
  if ((await readFile(stamp, "utf8").catch(() => "")) === manifest) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), manifest);
  if (Object.keys(packages).length > 0) {
    console.error(`Installing ${Object.keys(packages).join(", ")} into ${folder}…`);
    await run("npm", ["install", "--no-audit", "--no-fund"], { cwd: folder, shell: process.platform === "win32" });
  }
  await writeFile(stamp, manifest);
  return folder;
}
