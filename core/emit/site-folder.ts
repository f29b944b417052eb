import { copyFileSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "../cache/hash.ts";
import type { CachedBytes } from "../cache/step-cache.ts";
import type { OutputFile } from "../files/emit-file.ts";
import { replaceFolder } from "../files/replace-folder.ts";

/** A site that is written beside the one that it will replace. */
export type SiteFolder = {
  /** Folder of the files until the end. */
  folder: string;
  /** By path from the site's root, with forward slashes. `isRetained`: it's only for tabs of earlier builds. */
  files: ReadonlyMap<string, { hash: string; size: number; isRetained?: true }>;
  write: (file: OutputFile) => void;
  /** Links the file of a cached result, which saves writing it again. */
  writeCached: (path: string, cached: CachedBytes) => void;
  /** Links a file of another site whose name contains a hash of its content. */
  retain: (path: string, file: string) => void;
  /** Replaces the old site. */
  finish: () => Promise<void>;
};

export function openSiteFolder(output: string): SiteFolder {
  const folder = `${output}.next`;
  rmSync(folder, { recursive: true, force: true });
  const files = new Map<string, { hash: string; size: number; isRetained?: true }>();
  const folders = new Set<string>();
  /** Returns the path for a file and removes an existing one, because writing into a linked file would change both. */
  const placeFor = (path: string) => {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    if (files.has(path)) rmSync(target);
    return target;
  };
  const add = (path: string, { content, hash, file }: CachedBytes) => {
    const target = placeFor(path);
    if (file === undefined || !canLink(file, target)) writeFileSync(target, content);
    files.set(path, { hash, size: Buffer.byteLength(content) });
  };
  return {
    folder,
    files,
    write: ({ path, content }) => add(path, { content, hash: hashOf(content) }),
    writeCached: add,
    retain: (path, file) => {
      const target = placeFor(path);
      if (!canLink(file, target)) copyFileSync(file, target);
      files.set(path, { hash: hashOf(path), size: statSync(file).size, isRetained: true });
    },
    finish: () => replaceFolder(folder, output),
  };
}

/** Some file systems have no hard links, and another process may have removed the file. */
function canLink(file: string, target: string): boolean {
  try {
    linkSync(file, target);
    return true;
  } catch {
    return false;
  }
}

export function writeFiles(site: SiteFolder, files: Iterable<OutputFile>): void {
  for (const file of files) site.write(file);
}
