import webpack, { type MultiStats } from "webpack";
import { type BundleOptions, bundleConfigurations } from "../webpack.config.ts";
import { BundleError } from "./bundle-error.ts";

/** Files that documents need, as webpack named them. */
export type Bundle = {
  /** Addresses of the first scripts and styles. */
  scripts: string[];
  styles: string[];
  /** Names of all files that browsers load, with a hash of each in production. */
  files: string[];
  /** Addresses of all files that the site needs besides its pages: what is saved for the times without a network. */
  shell: string[];
};

/** Chunks that every reader may need, whatever the page. */
const SHELL_CHUNKS = ["main", "start", "mount", "offline", "search", "search-worker"];

/**
 * webpack with the site's configurations. Each call is one run, not to be made before the last has ended; it throws BundleError with
 * webpack's own words when the site's code is wrong. webpack writes its cache by itself when nothing was to do for some
 * seconds: that takes a third of a run, so nobody waits for it.
 */
export function openWebpack(options: BundleOptions): () => Promise<Bundle> {
  const compiler = webpack(bundleConfigurations(options));
  if (compiler === null) throw new Error("webpack gave no compiler.");
  return () => {
    const { promise, resolve, reject } = Promise.withResolvers<MultiStats>();
    compiler.run((error, stats) =>
      error ? reject(error) : stats ? resolve(stats) : reject(new Error("webpack gave no stats.")),
    );
    return promise.then(bundleOf);
  };
}

function bundleOf(stats: MultiStats): Bundle {
  if (stats.hasErrors()) throw new BundleError(stats.toString({ all: false, errors: true, colors: false }));
  const [browser] = stats.stats;
  const files = browser?.compilation.entrypoints.get("main")?.getFiles() ?? [];
  const filesOf = (chunk: string) =>
    (browser?.compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).map((file) => `/${file}`);
  return {
    scripts: files.filter((file) => file.endsWith(".js")).map((file) => `/${file}`),
    styles: files.filter((file) => file.endsWith(".css")).map((file) => `/${file}`),
    files: Object.keys(browser?.compilation.assets ?? {}).sort(),
    shell: [...new Set(SHELL_CHUNKS.flatMap(filesOf))].sort(),
  };
}
