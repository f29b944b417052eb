import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Flag } from "#model/flag.ts";
import type { SiteData } from "#model/site-data.ts";
import type { BundleOptions } from "../webpack.config.ts";
import type { Bundle } from "./bundle.ts";
import { emitFile } from "./emit/emit-file.ts";

/** What the bundle is made of, besides npm packages. */
export const BUNDLE_SOURCES = ["site", "model", "data", "worker"];

type Options = {
  mode: BundleOptions["mode"];
  siteData: SiteData;
  flags: readonly Flag[];
  /** Folder for what comes out, and for webpack's cache. */
  work: string;
};

/** A bundle, and where it is: the folder of what browsers load, the file of the renderer, the folder of the workers. */
export type BundleInPlace = Bundle & { browser: string; worker: string };

/**
 * Bundles the site's own code. When nothing that goes into it has changed since the last time, and every file of that time is
 * still as it was, those are used and webpack does not run, nor is it loaded, which takes longer than most builds.
 */
export async function bundleOnce({ mode, siteData, flags, work }: Options): Promise<BundleInPlace> {
  const folders = { browser: join(work, "browser"), render: join(work, "render"), worker: join(work, "worker") };
  const inPlace = (bundle: Bundle) => ({ ...bundle, ...folders, render: join(folders.render, bundle.render) });
  const record = join(work, "bundle.json");
  const key = await keyOf({ mode, siteData, flags });
  const kept = await readKept(record);
  if (kept?.key === key && kept.files === (await stateOf(Object.values(folders)))) return inPlace(kept.bundle);

  const files = { siteData: join(work, "site-data.json"), flags: join(work, "flags.json") };
  await emitFile(files.siteData, JSON.stringify(siteData));
  await emitFile(files.flags, JSON.stringify(flags));
  const { bundleSite } = await import("./bundle.ts");
  const bundle = await bundleSite({
    mode,
    ...files,
    output: folders.browser,
    renderOutput: folders.render,
    // Development has no worker.
    ...(mode === "production" ? { workerOutput: folders.worker } : { cache: join(work, "webpack") }),
  });
  const state = await stateOf(Object.values(folders));
  await emitFile(record, JSON.stringify({ key, bundle, files: state } satisfies Kept));
  return inPlace(bundle);
}

type Kept = { key: string; bundle: Bundle; files: string };

async function readKept(record: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(record, "utf8"));
  } catch {
    // None yet, or half written: webpack runs.
    return undefined;
  }
}

async function keyOf(data: Pick<Options, "mode" | "siteData" | "flags">): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(data)).update(process.version);
  const sources = (await Promise.all(BUNDLE_SOURCES.map(filesBelow))).flat();
  for (const file of ["webpack.config.ts", "package-lock.json", ...sources]) {
    hash.update(file).update(await readFile(file));
  }
  return hash.digest("hex");
}

/** A hash of the names and sizes of all files of some folders, whatever their dates. */
async function stateOf(folders: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of folders) {
    for (const file of await filesBelow(folder)) hash.update(`${relative(folder, file)} ${(await stat(file)).size}\n`);
  }
  return hash.digest("hex");
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
