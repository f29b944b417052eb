import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { addFiles, type SiteFolder } from "./site-folder.ts";

/** How long files of earlier builds stay, in milliseconds: a tab may be open that long. */
const KEPT_FOR = 14 * 24 * 60 * 60 * 1000;

const FOLDERS = ["assets", "pages"];
const MANIFEST = "earlier-files.json";

/** Path of a file of an earlier build → when it may go, as an ISO date. */
type EarlierFiles = Record<string, string>;

/**
 * Takes the hashed files of the build that is replaced, and of those before it, into the new one, for the tabs that are
 * still open; lists them in earlier-files.json. A file that this build has itself is no earlier one.
 */
export async function takeOverFiles(previous: string, site: SiteFolder, now: number): Promise<void> {
  const listed = await readEarlierFiles(previous);
  const earlier: EarlierFiles = {};
  for (const file of await hashedFiles(previous)) {
    const until = listed[file] ?? new Date(now + KEPT_FOR).toISOString();
    if (site.files.has(file) || !(Date.parse(until) > now)) continue;
    site.takeOver(file);
    earlier[file] = until;
  }
  addFiles(site, [{ path: MANIFEST, content: `${JSON.stringify(earlier, undefined, 1)}\n` }]);
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

/** Documents may stand in a folder of the same name. */
const HASHED = /\.[\da-f]{8,}\.[a-z\d]+$/;

/** What a site holds for tabs of builds before it. */
export async function readEarlierFiles(site: string): Promise<EarlierFiles> {
  try {
    return JSON.parse(await readFile(join(site, MANIFEST), "utf8"));
  } catch {
    // The first build, or one from before there was a list.
    return {};
  }
}
