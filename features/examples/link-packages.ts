import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { mkdtemp, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

/**
 * Makes a temporary folder with a node_modules that has the files of this one, and returns the path of that
 * node_modules. webpack names a package's modules by their path from the project. Projects beside the returned
 * node_modules have the same path to it in every clone, so webpack prints the same ids, sizes and hashes.
 */
export async function linkPackages(nodeModules: string): Promise<string> {
  const linked = join(await realpath(await mkdtemp(join(tmpdir(), "webpack-examples-"))), "node_modules");
  mkdirSync(linked);
  // Parents come before what they contain.
  for (const entry of readdirSync(nodeModules, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const to = join(linked, relative(nodeModules, from));
    if (entry.isDirectory()) mkdirSync(to);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else linkOrCopy(from, to);
  }
  return linked;
}

/** Links a file, or copies it where that isn't possible, such as to another disk. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
