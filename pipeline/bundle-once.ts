import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Flag } from "#model/flag.ts";
import type { SiteData } from "#model/site-data.ts";
import type { BundleOptions } from "../webpack.config.ts";
import type { Bundle } from "./bundle.ts";
import { emitFile } from "./emit/emit-file.ts";
import { filesBelow, hashFiles } from "./hash-files.ts";
import { hashOf } from "./kept.ts";

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
  const key = keyOf({ mode, siteData, flags });
  const kept = await readKept(record);
  if (kept?.key === key && kept.files === stateOf(Object.values(folders))) return inPlace(kept.bundle);

  const files = { siteData: join(work, "site-data.json"), flags: join(work, "flags.json") };
  emitFile(files.siteData, JSON.stringify(siteData));
  emitFile(files.flags, JSON.stringify(flags));
  const { bundleSite } = await import("./bundle.ts");
  const bundle = await bundleSite({
    mode,
    ...files,
    output: folders.browser,
    renderOutput: folders.render,
    // Development has no worker.
    ...(mode === "production" ? { workerOutput: folders.worker } : { cache: join(work, "webpack") }),
  });
  const state = stateOf(Object.values(folders));
  emitFile(record, JSON.stringify({ key, bundle, files: state } satisfies Kept));
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

function keyOf(data: Pick<Options, "mode" | "siteData" | "flags">): string {
  const code = hashFiles([...BUNDLE_SOURCES, "webpack.config.ts", "package-lock.json"]);
  return hashOf(JSON.stringify(data), process.version, code);
}

/** A hash of the names and sizes of all files of some folders, whatever their dates. */
function stateOf(folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    filesBelow(folder).map((file) => `${relative(folder, file)} ${statSync(file).size}`),
  );
  return hashOf(...files);
}
