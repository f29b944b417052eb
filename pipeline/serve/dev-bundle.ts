import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Flag } from "#model/flag.ts";
import type { SiteData } from "#model/site-data.ts";
import type { Bundle } from "../bundle.ts";
import { emitFile, emitIfChanged } from "../emit/emit-file.ts";

/** What the bundle is made of, besides npm packages. */
export const BUNDLE_SOURCES = ["site", "model", "data"];

/**
 * The site's own code for development. When nothing that goes into it has changed since the last time, the files of that
 * time are used and webpack does not run.
 */
export async function devBundle(data: {
  siteData: SiteData;
  flags: readonly Flag[];
}): Promise<Bundle & { folder: string }> {
  const work = resolve(".cache", "dev");
  const folder = join(work, "browser");
  const files = { siteData: join(work, "site-data.json"), flags: join(work, "flags.json") };
  const key = await bundleKey(data);
  const kept = await readKept(join(work, "bundle.json"));
  if (kept?.key === key && existsSync(kept.bundle.render)) return { ...kept.bundle, folder };

  await emitIfChanged(files.siteData, JSON.stringify(data.siteData));
  await emitIfChanged(files.flags, JSON.stringify(data.flags));
  // webpack takes longer to load than all of the rest.
  const { bundleSite } = await import("../bundle.ts");
  const bundle = await bundleSite({
    mode: "development",
    ...files,
    output: folder,
    renderOutput: join(work, "render"),
    cache: join(work, "webpack"),
  });
  await emitFile(join(work, "bundle.json"), JSON.stringify({ key, bundle }));
  return { ...bundle, folder };
}

async function readKept(file: string): Promise<{ key: string; bundle: Bundle } | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    // None yet, or half written: webpack runs.
    return undefined;
  }
}

async function bundleKey(data: unknown): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(data));
  for (const file of ["webpack.config.ts", "package-lock.json", ...(await sourceFiles())]) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest("hex");
}

async function sourceFiles(): Promise<string[]> {
  const lists = BUNDLE_SOURCES.map(async (folder) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  });
  return (await Promise.all(lists)).flat().sort();
}
