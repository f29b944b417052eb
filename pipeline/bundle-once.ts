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
  /** Folder for what comes out, and for webpack's cache. */
  work: string;
};

/** What goes into a bundle besides its sources. */
type BundleData = { siteData: SiteData; flags: readonly Flag[] };

/** A bundle, and where it is: the folder of what browsers load, the file of the renderer, the folder of the workers. */
export type BundleInPlace = Bundle & { browser: string; worker: string };

/**
 * Bundles the site's own code, as often as it is asked to. When nothing that goes into it has changed since the last time, and
 * every file of that time is still as it was, those are used and webpack does not run, nor is it loaded, which takes longer
 * than most builds.
 */
export function openBundler({ mode, work }: Options): (data: BundleData) => Promise<BundleInPlace> {
  const folders = { browser: join(work, "browser"), render: join(work, "render"), worker: join(work, "worker") };
  const inPlace = (bundle: Bundle) => ({ ...bundle, ...folders, render: join(folders.render, bundle.render) });
  const record = join(work, "bundle.json");
  const files = { siteData: join(work, "site-data.json"), flags: join(work, "flags.json") };
  let opened: ReturnType<typeof open> | undefined;
  const open = async () => {
    const { openWebpack } = await import("./bundle.ts");
    const output = { output: folders.browser, renderOutput: folders.render };
    // Development has no worker.
    const rest = mode === "production" ? { workerOutput: folders.worker } : { cache: join(work, "webpack") };
    return openWebpack({ mode, ...files, ...output, ...rest });
  };
  return async (data) => {
    const key = keyOf(mode, data);
    const kept = await readKept(record);
    if (kept?.key === key && kept.files === stateOf(Object.values(folders))) return inPlace(kept.bundle);
    emitFile(files.siteData, JSON.stringify(data.siteData));
    emitFile(files.flags, JSON.stringify(data.flags));
    opened ??= open();
    const runWebpack = await opened;
    const bundle = await runWebpack();
    const state = stateOf(Object.values(folders));
    emitFile(record, JSON.stringify({ key, bundle, files: state } satisfies Kept));
    return inPlace(bundle);
  };
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

function keyOf(mode: Options["mode"], data: BundleData): string {
  const code = hashFiles([...BUNDLE_SOURCES, "webpack.config.ts", "package-lock.json"]);
  return hashOf(mode, JSON.stringify(data), process.version, code);
}

/** A hash of the names and sizes of all files of some folders, whatever their dates. */
function stateOf(folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    filesBelow(folder).map((file) => `${relative(folder, file)} ${statSync(file).size}`),
  );
  return hashOf(...files);
}
