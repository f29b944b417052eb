import { createHash } from "node:crypto";
import webpack, { type MultiStats } from "webpack";
import { COMPONENT_NAMES } from "#model/components.ts";
import { type BundleOptions, bundleConfigurations } from "../webpack.config.ts";
import { BundleError } from "./bundle-error.ts";

/** Files that documents and the renderer need, as webpack named them. */
export type Bundle = {
  /** Changes with the scripts, styles and renderer: a page is shown only by those that it was made for. */
  app: string;
  /** Addresses of the first scripts and styles. */
  scripts: string[];
  styles: string[];
  /** By component: the styles of its chunk, which a page with the component names in its head. */
  islandStyles: Record<string, string[]>;
  /** File name of the bundle that renders documents. */
  render: string;
  /** Addresses of all files that the site needs besides its pages: what is saved for the times without a network. */
  shell: string[];
};

/** Chunks that every reader may need, whatever the page. */
const SHELL_CHUNKS = ["main", "start", "offline", "search", "search-worker"];

/**
 * webpack with the site's configurations. Each call is one run, after the one before; it throws BundleError with webpack's own
 * words when the site's code is wrong. webpack writes its cache by itself when nothing was to do for some seconds: that takes
 * a third of a run, so nobody waits for it.
 */
export function openWebpack(options: BundleOptions): () => Promise<Bundle> {
  const compiler = webpack(bundleConfigurations(options));
  if (compiler === null) throw new Error("webpack gave no compiler.");
  let last: Promise<unknown> = Promise.resolve();
  const run = () => {
    const { promise, resolve, reject } = Promise.withResolvers<MultiStats>();
    compiler.run((error, stats) =>
      error ? reject(error) : stats ? resolve(stats) : reject(new Error("webpack gave no stats.")),
    );
    return promise;
  };
  return async () => {
    const stats = last.then(run, run);
    last = stats;
    return bundleOf(await stats);
  };
}

function bundleOf(stats: MultiStats): Bundle {
  if (stats.hasErrors()) throw new BundleError(stats.toString({ all: false, errors: true, colors: false }));
  const [browser, render] = stats.stats;
  const files = browser?.compilation.entrypoints.get("main")?.getFiles() ?? [];
  const renderFile = render?.compilation.entrypoints.get("render")?.getFiles()[0];
  if (renderFile === undefined) throw new Error("webpack emitted no render bundle.");
  const filesOf = (chunk: string) =>
    (browser?.compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).map((file) => `/${file}`);
  const stylesOf = (chunk: string) => filesOf(chunk).filter((file) => file.endsWith(".css"));
  const names = Object.keys(browser?.compilation.assets ?? {}).sort();
  const app = createHash("sha256")
    .update(JSON.stringify([...names, renderFile]))
    .digest("hex")
    .slice(0, 12);
  return {
    app,
    islandStyles: Object.fromEntries(COMPONENT_NAMES.map((name) => [name, stylesOf(name)])),
    scripts: files.filter((file) => file.endsWith(".js")).map((file) => `/${file}`),
    styles: files.filter((file) => file.endsWith(".css")).map((file) => `/${file}`),
    render: renderFile,
    shell: [...new Set(SHELL_CHUNKS.flatMap(filesOf))].sort(),
  };
}
