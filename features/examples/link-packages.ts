import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { mkdtemp, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Makes a temporary folder with a node_modules that has the files of this one, and returns the path of that
 * node_modules. webpack names a package's modules by their path from the project. Projects beside the returned
 * node_modules have the same path to it in every clone, so webpack prints the same ids, sizes and hashes.
 */
export async function linkPackages(nodeModules: string): Promise<string> {
  const linked = join(await realpath(await mkdtemp(join(tmpdir(), "webpack-examples-"))), "node_modules");
  linkFolder(nodeModules, linked);
  return linked;
}

/** `readdirSync` with `recursive` would also list what links lead to, such as the project's own packages. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

/** Links a file, or copies it where that isn't possible, such as to another disk. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
