import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "../kept.ts";
import { emitFile, type OutputFile } from "./emit-file.ts";
import { replaceFolder } from "./replace-folder.ts";

/** What a file of a site was made of, as a hash, and how it was left. */
type FileState = { key: string; size: number; mtimeMs: number };

/** A site while it is built beside the one that it will replace. Files that would be the same are those of the last build. */
export type SiteFolder = {
  /** Where the files are until the end. */
  folder: string;
  /** By path from the site's root, with forward slashes. */
  files: ReadonlyMap<string, FileState>;
  /** Adds the file of the last build, if that was made of the same and was not touched since. */
  reuse: (path: string, key: string) => boolean;
  write: (path: string, key: string, content: OutputFile["content"]) => void;
  /** Adds a file of the last build, whatever it was made of. */
  takeOver: (path: string) => void;
  /** Puts the new site in the place of the old one. */
  finish: () => Promise<void>;
};

type Options = {
  /** Folder of the site, and of the last build until the end. */
  output: string;
  /** File that says what the last build's files were made of. */
  record: string;
  /** Names the code that makes the files: those of other code are not used. */
  version: string;
};

export function openSiteFolder({ output, record, version }: Options): SiteFolder {
  const folder = `${output}.next`;
  rmSync(folder, { recursive: true, force: true });
  const origin = JSON.stringify([version, output]);
  const earlier = readRecord(record, origin);
  const files = new Map<string, FileState>();
  const folders = new Set<string>();
  /** Never a file that is there already: it may be the last build's too. */
  const placeFor = (path: string) => {
    const target = join(folder, path);
    if (files.has(path)) rmSync(target);
    const above = dirname(target);
    if (!folders.has(above)) mkdirSync(above, { recursive: true });
    folders.add(above);
    return target;
  };
  const carryOver = (path: string, state: FileState) => {
    linkOrCopy(join(output, path), placeFor(path));
    files.set(path, state);
  };
  return {
    folder,
    files,
    reuse: (path, key) => {
      const known = earlier.get(path);
      if (known?.key !== key) return false;
      const now = stateOf(join(output, path), key);
      if (now?.size !== known.size || now.mtimeMs !== known.mtimeMs) return false;
      carryOver(path, known);
      return true;
    },
    write: (path, key, content) => {
      const target = placeFor(path);
      writeFileSync(target, content, { flag: "wx" });
      const state = stateOf(target, key);
      if (state !== undefined) files.set(path, state);
    },
    takeOver: (path) => {
      const state = earlier.get(path) ?? stateOf(join(output, path), hashOf(path));
      if (state !== undefined) carryOver(path, state);
    },
    finish: async () => {
      await replaceFolder(folder, output);
      emitFile(record, JSON.stringify({ origin, files: [...files] } satisfies SiteRecord));
    },
  };
}

/** Adds a file that is made of `inputs`, and made only if the last build has none of the same. */
export function addFile(
  site: SiteFolder,
  { path, inputs, make }: { path: string; inputs: readonly string[]; make: () => OutputFile["content"] },
): void {
  const key = hashOf(...inputs);
  if (!site.reuse(path, key)) site.write(path, key, make());
}

/** Adds files that are at hand. Returns how many. */
export function addFiles(site: SiteFolder, files: Iterable<OutputFile>): number {
  let count = 0;
  for (const { path, content } of files) {
    addFile(site, { path, inputs: [hashOf(content)], make: () => content });
    count++;
  }
  return count;
}

type SiteRecord = { origin: string; files: [path: string, state: FileState][] };

function readRecord(file: string, origin: string): ReadonlyMap<string, FileState> {
  try {
    const record: SiteRecord = JSON.parse(readFileSync(file, "utf8"));
    return new Map(record.origin === origin ? record.files : []);
  } catch {
    // None yet, or half written: every file is made.
    return new Map();
  }
}

function stateOf(file: string, key: string): FileState | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && { key, size: stats.size, mtimeMs: stats.mtimeMs };
}

/** Some file systems have no links. A copy has a date of its own, so the next build makes that file. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
