import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathsBelow } from "../cache/hash.ts";
import { ENCODINGS } from "../hosting/encodings.ts";
import type { SiteFolder } from "./site-folder.ts";

/** How long files of earlier builds are kept for open tabs, in milliseconds. */
const LIFETIME = 14 * 24 * 60 * 60 * 1000;

/** Matches the path of a file with a hash in its name. */
const HASHED = /^(?:assets|pages)\/.*\.[\da-f]{8,}\.[a-z\d]+$/;
const MANIFEST = "earlier-files.json";

/** Path of a file of an earlier build → when it expires, as an ISO date. */
type EarlierFiles = Record<string, string>;

/**
 * Links the hashed files of earlier builds from the site that is replaced into the new one, for tabs that are still
 * open, and lists them in earlier-files.json. Files that the new build also has aren't listed.
 */
export function retainPreviousAssets(previous: string, site: SiteFolder, now: number): void {
  const listed = readEarlierFiles(previous);
  const earlier: EarlierFiles = {};
  for (const file of pathsBelow(previous).filter((path) => HASHED.test(path))) {
    const until = listed[file] ?? new Date(now + LIFETIME).toISOString();
    if (site.files.has(file) || !(Date.parse(until) > now)) continue;
    for (const path of [file, ...[...ENCODINGS.values()].map((suffix) => file + suffix)])
      if (existsSync(join(previous, path))) site.retain(path, join(previous, path));
    earlier[file] = until;
  }
  site.write({ path: MANIFEST, content: `${JSON.stringify(earlier, undefined, 1)}\n` });
}

/** Returns the files that a site has for tabs of earlier builds. */
export function readEarlierFiles(site: string): EarlierFiles {
  try {
    return JSON.parse(readFileSync(join(site, MANIFEST), "utf8"));
  } catch {
    // There is no list, or it is damaged.
    return {};
  }
}
