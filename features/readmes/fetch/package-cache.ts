import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PackageFiles } from "./package-files.ts";
import type { PackageEntry } from "./package-list.ts";

/** Returns the files of exactly this version and integrity; undefined if they were never fetched. */
export async function readCached(cache: string, entry: PackageEntry): Promise<PackageFiles | undefined> {
  return readFiles(join(cache, fileOf(entry)));
}

/** Returns the files of the version that was fetched last. */
export async function readLastCached(
  cache: string,
  name: string,
): Promise<{ files: PackageFiles; version: string } | undefined> {
  const prefix = `${flat(name)}@`;
  const names = (await readdir(cache).catch(() => [])).filter((file) => file.startsWith(prefix));
  const dated = await Promise.all(names.map(async (file) => ({ file, time: (await stat(join(cache, file))).mtimeMs })));
  for (const { file } of dated.sort((a, b) => b.time - a.time)) {
    const files = await readFiles(join(cache, file));
    const version = /@([^@]+)\.[\da-f]{16}\.json$/.exec(file)?.[1];
    if (files !== undefined && version !== undefined) return { files, version };
  }
  return undefined;
}

/** Writes the file under another name and renames it, so that an interrupted command leaves no partial file. */
export async function writeCached(cache: string, entry: PackageEntry, files: PackageFiles): Promise<void> {
  await mkdir(cache, { recursive: true });
  const file = join(cache, fileOf(entry));
  await writeFile(`${file}.${process.pid}`, JSON.stringify(files));
  await rename(`${file}.${process.pid}`, file);
}

async function readFiles(file: string): Promise<PackageFiles | undefined> {
  try {
    return PackageFiles.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    // It doesn't exist or has an older format: it's fetched again.
    return undefined;
  }
}

/** Returns 'css-loader@7.1.5.0123456789abcdef.json'. */
function fileOf({ name, version, integrity }: PackageEntry): string {
  const digest = createHash("sha256").update(integrity).digest("hex").slice(0, 16);
  return `${flat(name)}@${version}.${digest}.json`;
}

/** Turns a package's name into a file name: '@scope/name' → '+scope+name'. */
function flat(name: string): string {
  return name.replace(/[@/]/g, "+");
}
