import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { SiteData } from "#model/site-data.ts";
import { type Bundle, bundleSite } from "../bundle.ts";
import { emitFile, emitIfChanged } from "../emit/emit-file.ts";

/** What the bundle is made of, besides npm packages. */
export const BUNDLE_SOURCES = ["site", "model", "data"];

/**
 * The site's own code for development. When nothing that goes into it has changed since the last time, the files of that
 * time are used and webpack does not run.
 */
export async function devBundle(siteData: SiteData): Promise<Bundle & { folder: string }> {
  const work = resolve(".cache", "dev");
  const folder = join(work, "browser");
  const dataFile = join(work, "site-data.json");
  const key = await bundleKey(siteData);
  const kept = await readKept(join(work, "bundle.json"));
  if (kept?.key === key && existsSync(kept.bundle.render)) return { ...kept.bundle, folder };

  await emitIfChanged(dataFile, JSON.stringify(siteData));
  const bundle = await bundleSite({
    mode: "development",
    siteData: dataFile,
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

async function bundleKey(siteData: SiteData): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(siteData));
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
