import { existsSync } from "node:fs";
import { join } from "node:path";
import type { WebpackVersion } from "#model/webpack-versions.ts";
import { PATCHES, type Patch } from "./patches.ts";
import type { WebpackFolders } from "./webpack-folders.ts";

const FOLDERS = ["webpack", "minimizer", "cli"] as const;

/** Returns the changes of each file to patch in a version. Throws if a file is missing. */
export function patchedFiles(
  { name }: WebpackVersion,
  folders: WebpackFolders,
  patches: readonly Patch[] = PATCHES,
): Map<string, Patch["changes"]> {
  const patched = new Map<string, Patch["changes"]>();
  for (const { files, changes, except = [] } of patches) {
    if (except.includes(name)) continue;
    const places = files.map((file) => {
      const folder = FOLDERS.find((each) => file.startsWith(`${each}/`)) ?? "webpack";
      return join(folders[folder], file.slice(folder.length + 1));
    });
    const found = places.find((place) => existsSync(place));
    if (found === undefined)
      throw new Error(
        `webpack ${name} has no ${files.join(" or ")}, which features/playground/patches.ts changes. Add where it is now, or the version to the patch's exceptions.`,
      );
    patched.set(found, [...(patched.get(found) ?? []), ...changes]);
  }
  return patched;
}
