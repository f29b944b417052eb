import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { ENCODINGS } from "../hosting/encodings.ts";
import type { SiteFolder } from "./site-folder.ts";

/** Open tabs may ask for files of earlier builds for this long, in milliseconds. */
const LIFETIME = 14 * 24 * 60 * 60 * 1000;

const FOLDERS = ["assets", "pages"];
const MANIFEST = "earlier-files.json";

/** Path of a file of an earlier build → when it expires, as an ISO date. */
type EarlierFiles = Record<string, string>;

/**
 * Links the hashed files of earlier builds from the site that is replaced into the new one, for tabs that are still
 * open, and lists them in earlier-files.json. Files that the new build also has aren't listed.
 */
export async function takeOverFiles(previous: string, site: SiteFolder, now: number): Promise<void> {
  const listed = readEarlierFiles(previous);
  const earlier: EarlierFiles = {};
  for (const file of await hashedFiles(previous)) {
    const until = listed[file] ?? new Date(now + LIFETIME).toISOString();
    if (site.files.has(file) || !(Date.parse(until) > now)) continue;
    for (const path of [file, ...[...ENCODINGS.values()].map((suffix) => file + suffix)])
      if (existsSync(join(previous, path))) site.takeOver(path, join(previous, path));
    earlier[file] = until;
  }
  site.write({ path: MANIFEST, content: `${JSON.stringify(earlier, undefined, 1)}\n` });
}

async function hashedFiles(site: string): Promise<string[]> {
  const lists = await Promise.all(
    FOLDERS.map(async (folder) => {
      if (!existsSync(join(site, folder))) return [];
      const entries = await readdir(join(site, folder), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && HASHED.test(entry.name))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(site.length + 1)
            .replaceAll("\\", "/"),
        );
    }),
  );
  return lists.flat().sort();
}

/** Documents may be in a folder of the same name. */
const HASHED = /\.[\da-f]{8,}\.[a-z\d]+$/;

/** Returns the files that a site has for tabs of earlier builds. */
export function readEarlierFiles(site: string): EarlierFiles {
  try {
    return JSON.parse(readFileSync(join(site, MANIFEST), "utf8"));
  } catch {
    // There is no list, or it is damaged.
    return {};
  }
}
