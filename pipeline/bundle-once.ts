import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Flag } from "#model/flag.ts";
import type { SiteData } from "#model/site-data.ts";
import type { BundleOptions } from "../webpack.config.ts";
import type { Bundle } from "./bundle.ts";
import { openWebpackInThread } from "./bundle-in-thread.ts";
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

/** A bundle, and where it is: the folder of what browsers load, and that of the workers. */
export type BundleInPlace = Bundle & { browser: string; worker: string };

/**
 * Bundles the site's own code, as often as it is asked to, each time after the one before. In development webpack runs in a thread,
 * so that nobody waits for it; a build would take a second and 100 MB more that way. When nothing that goes into it has changed since the last time, and
 * every file of that time is still as it was, those are used and webpack does not run, nor is it loaded, which takes longer
 * than most builds.
 */
export function openBundler({ mode, work }: Options): (data: BundleData) => Promise<BundleInPlace> {
  const folders = { browser: join(work, "browser"), worker: join(work, "worker") };
  const record = join(work, "bundle.json");
  const files = { siteData: join(work, "site-data.json"), flags: join(work, "flags.json") };
  let webpack: Promise<() => Promise<Bundle>> | undefined;
  const open = async () => {
    const shared = { mode, ...files, output: folders.browser };
    if (mode === "production") {
      const { openWebpack } = await import("./bundle.ts");
      return openWebpack({ ...shared, workerOutput: folders.worker });
    }
    return openWebpackInThread({ ...shared, cache: join(work, "webpack") });
  };
  const bundle = async (data: BundleData) => {
    const key = keyOf(mode, data);
    const kept = await readKept(record);
    if (kept?.key === key && kept.files === stateOf(Object.values(folders))) return { ...kept.bundle, ...folders };
    emitFile(files.siteData, JSON.stringify(data.siteData));
    emitFile(files.flags, JSON.stringify(data.flags));
    webpack ??= open();
    const runWebpack = await webpack;
    const made = await runWebpack();
    const state = stateOf(Object.values(folders));
    emitFile(record, JSON.stringify({ key, bundle: made, files: state } satisfies Kept));
    return { ...made, ...folders };
  };
  let last: Promise<unknown> = Promise.resolve();
  return (data) => {
    const next = () => bundle(data);
    const bundled = last.then(next, next);
    last = bundled;
    return bundled;
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
