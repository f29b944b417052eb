import { join, resolve } from "node:path";
import type { SiteData } from "#model/site-data.ts";
import type { SiteModules } from "#model/site-modules.ts";
import { countSupporters, RANKS } from "#model/supporter.ts";
import type { BundleOptions } from "../../webpack.config.ts";
import { filesBelow, hashFiles } from "../cache/hash.ts";
import { importedFiles } from "../cache/imported-files.ts";
import type { Cache } from "../cache/step-cache.ts";
import { emitFile } from "../files/emit-file.ts";
import type { Bundle, BundleRun } from "./run-webpack.ts";
import { openWebpackInThread } from "./webpack-in-thread.ts";

const STEP = { name: "bundle", module: join(import.meta.dirname, "run-webpack.ts") };

/** webpack's entries, its loader, and the file with the aliases of imports. */
const ENTRIES = [
  "site/entry.client.ts",
  "worker/service-worker.ts",
  "worker/remove.ts",
  "core/bundle/subset-font-loader.ts",
  "package.json",
];

/** The folder of components, which webpack finds by their names. */
const COMPONENTS = "site/components";

type Options = {
  mode: BundleOptions["mode"];
  /** Folder for the bundled files, and for webpack's own cache. */
  work: string;
  cache: Cache;
};

/** Input of a bundle besides the code. */
type BundleData = {
  siteData: SiteData;
  modules: SiteModules;
  styleSheets: readonly string[];
};

/** A bundle and its folders: the files that browsers load, and the service workers. */
export type BundleInPlace = Bundle & { browser: string; worker: string };

/**
 * Returns a function that bundles the site's code; calls run one after the other. webpack runs only when an input has
 * changed or the bundled files were touched: loading it alone takes longer than most builds. Development runs it in a
 * thread, so that the server answers meanwhile; a build runs it directly, because a thread would cost a second and 100
 * MB more.
 */
export function openBundler({ mode, work, cache }: Options): (data: BundleData) => Promise<BundleInPlace> {
  const folders = { browser: join(work, "browser"), worker: join(work, "worker") };
  const files = {
    siteData: join(work, "site-data.json"),
    flags: join(work, "flags.json"),
    supporters: join(work, "supporters"),
  };
  let webpack: Promise<() => Promise<BundleRun>> | undefined;
  const open = async ({ styleSheets }: BundleData) => {
    const shared = { mode, ...files, styles: styleSheets, output: folders.browser };
    if (mode === "development") return openWebpackInThread({ ...shared, cache: join(work, "webpack") });
    const { openWebpack } = await import("./run-webpack.ts");
    return openWebpack({ ...shared, workerOutput: folders.worker });
  };
  const outputHash = () => hashFiles(Object.values(folders));
  const bundle = async (data: BundleData) => {
    const sources = importedFiles([...ENTRIES, ...filesBelow(COMPONENTS), ...data.styleSheets]);
    const run = async () => {
      emitFile(files.siteData, JSON.stringify(data.siteData));
      emitFile(files.flags, JSON.stringify(data.modules.flags));
      for (const rank of RANKS)
        emitFile(join(files.supporters, `${rank}.json`), JSON.stringify(data.modules.supporters[rank]));
      emitFile(join(files.supporters, "counts.json"), JSON.stringify(countSupporters(data.modules.supporters)));
      webpack ??= open(data);
      const runWebpack = await webpack;
      const { bundle, sources: read } = await runWebpack();
      assertDeclared(read, [
        ...sources,
        ...Object.values(files)
          .flatMap(filesBelow)
          .map((file) => resolve(file)),
      ]);
      return { bundle, output: outputHash() };
    };
    const inputs = [mode, JSON.stringify(data), { files: sources }];
    const made = await cache.load(STEP, inputs, run, ({ output }) => output === outputHash());
    return { ...made.bundle, ...folders };
  };
  let last: Promise<unknown> = Promise.resolve();
  return (data) => {
    const next = () => bundle(data);
    const bundled = last.then(next, next);
    last = bundled;
    return bundled;
  };
}

/**
 * Fails where webpack reads a file that isn't an input of the cached bundle: editing that file would change nothing.
 */
function assertDeclared(read: readonly string[], declared: readonly string[]): void {
  const missing = read.filter((file) => !declared.includes(file));
  if (missing.length === 0) return;
  throw new Error(
    `The bundle reads ${missing.join(", ")}, which core/cache/imported-files.ts doesn't find. Import it by a relative path.`,
  );
}
