import { statSync } from "node:fs";
import { sep } from "node:path";
import { promisify } from "node:util";
import webpack, { type MultiStats } from "webpack";
import type { PreloadedFont } from "#model/document-assets.ts";
import { type BundleOptions, bundleConfigurations } from "../../webpack.config.ts";
import { BundleError } from "./bundle-error.ts";

/** The bundled files that documents refer to. */
export type Bundle = {
  /** URLs of the first scripts and styles. */
  scripts: string[];
  styles: string[];
  fonts: PreloadedFont[];
  /** Names of all files that browsers load; in production they contain a content hash. */
  files: string[];
  /** URLs of the files that the site needs besides its pages; the service worker saves them for offline use. */
  shell: string[];
};

/** `sources`: the project's files that webpack read, as absolute paths. */
export type BundleRun = { bundle: Bundle; sources: string[] };

/** Chunks that any page may need. */
const SHELL_CHUNKS = ["main", "start", "missing-section", "offline", "search", "search-worker"];

/**
 * Returns a function that runs webpack with the site's configurations; wait for one run before you start the next. It
 * throws BundleError with webpack's message when the site's code is wrong. webpack writes its own cache when it has
 * been idle for some seconds.
 */
export function openWebpack(options: BundleOptions): () => Promise<BundleRun> {
  const compiler = webpack(bundleConfigurations(options));
  const run = promisify<MultiStats | undefined>(compiler.run.bind(compiler));
  return async () => {
    const stats = await run();
    if (stats === undefined) throw new Error("webpack returned no stats.");
    return { bundle: bundleOf(stats), sources: sourcesOf(stats) };
  };
}

function bundleOf(stats: MultiStats): Bundle {
  if (stats.hasErrors()) throw new BundleError(stats.toString({ all: false, errors: true, colors: false }));
  const [browser] = stats.stats;
  const files = browser?.compilation.entrypoints.get("main")?.getFiles() ?? [];
  const filesOf = (chunk: string) =>
    (browser?.compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).map((file) => `/${file}`);
  const assets = browser?.compilation.getAssets() ?? [];
  const fonts = assets.filter(({ name }) => name.endsWith(".woff2"));
  return {
    scripts: files.filter((file) => file.endsWith(".js")).map((file) => `/${file}`),
    styles: files.filter((file) => file.endsWith(".css")).map((file) => `/${file}`),
    fonts: fonts.flatMap(({ name, info }) => preloadedFont(`/${name}`, info.sourceFilename ?? "")),
    files: assets.map(({ name }) => name).sort(),
    shell: [...new Set([...SHELL_CHUNKS.flatMap(filesOf), ...fonts.map(({ name }) => `/${name}`)])].sort(),
  };
}

/** The query of a font's file says which documents preload it: site/styles/fonts.css. */
function preloadedFont(url: string, file: string): PreloadedFont[] {
  const element = new URLSearchParams(file.slice(file.indexOf("?"))).get("preload");
  return element === null ? [] : [element === "" ? { url } : { url, element }];
}

function sourcesOf({ stats }: MultiStats): string[] {
  const read = new Set(stats.flatMap(({ compilation }) => [...compilation.fileDependencies]));
  const project = process.cwd() + sep;
  const isOwn = (path: string) => path.startsWith(project) && !/[\\/]node_modules(?:[\\/]|$)/.test(path);
  return [...read].filter((path) => isOwn(path) && statSync(path).isFile()).sort();
}
