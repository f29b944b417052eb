import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import webpack, { type Configuration } from "webpack";

/** A way to build the project, which is the current folder: once, or in watch mode. */
export type Variant = {
  config: Configuration;
  /** "warm": there is a cache from an earlier build; "edited": and one module has changed since. */
  before?: "warm" | "edited";
  /** In watch mode: measures the first build, or the median of the rebuilds after five edits. */
  watch?: "first" | "rebuild";
  sources?: "src-bare";
};

const dev = (more: Configuration): Configuration => ({ mode: "development", devtool: "eval", ...more });
const production = (more: Configuration): Configuration => ({ mode: "production", devtool: false, ...more });
const DISK: Configuration = { cache: { type: "filesystem", cacheDirectory: resolve("cache") } };
const HOT: Configuration = { plugins: [new webpack.HotModuleReplacementPlugin()] };
const swc = (include: string): Configuration => ({
  module: { rules: [{ test: /\.js$/, include, loader: fileURLToPath(import.meta.resolve("swc-loader")) }] },
});

/** Variants by group and title. The others of a group are compared with the first. */
export const VARIANTS: Record<string, Record<string, Variant>> = {
  "Cache, development build": {
    "no cache on disk": { config: dev({}) },
    "cache on disk, first build": { config: dev(DISK) },
    "cache on disk, one module edited": { before: "edited", config: dev(DISK) },
    "cache on disk, nothing changed": { before: "warm", config: dev(DISK) },
  },
  "devtool, development build": {
    '"eval"': { config: dev({}) },
    false: { config: dev({ devtool: false }) },
    '"eval-cheap-module-source-map"': { config: dev({ devtool: "eval-cheap-module-source-map" }) },
    '"eval-source-map"': { config: dev({ devtool: "eval-source-map" }) },
    '"source-map"': { config: dev({ devtool: "source-map" }) },
  },
  "Rebuild after one edit, watch mode": {
    'devtool "eval"': { watch: "rebuild", config: dev({}) },
    'devtool "eval-source-map"': { watch: "rebuild", config: dev({ devtool: "eval-source-map" }) },
    'devtool "source-map"': { watch: "rebuild", config: dev({ devtool: "source-map" }) },
    'devtool "eval", cacheUnaffected': { watch: "rebuild", config: dev({ experiments: { cacheUnaffected: true } }) },
    'devtool "eval", [contenthash] in the names': {
      watch: "rebuild",
      config: dev({ output: { filename: "[name].[contenthash].js" } }),
    },
    "mode production": { watch: "rebuild", config: production({ cache: true }) },
  },
  "First build in watch mode": {
    everything: { watch: "first", config: dev(HOT) },
    "lazyCompilation: { entries: false }": {
      watch: "first",
      config: dev({ ...HOT, experiments: { lazyCompilation: { entries: false } } }),
    },
  },
  "Loaders and resolving, development build": {
    "no loader": { config: dev({}) },
    "swc-loader, include: src": { config: dev(swc(resolve("src"))) },
    "swc-loader for packages too": { config: dev(swc(resolve("."))) },
    "imports without extension, .js last of six": {
      sources: "src-bare",
      config: dev({ resolve: { extensions: [".web.tsx", ".web.ts", ".tsx", ".ts", ".mjs", ".js"] } }),
    },
  },
  "Production build": {
    default: { config: production({}) },
    "minimize: false": { config: production({ optimization: { minimize: false } }) },
    'devtool "source-map"': { config: production({ devtool: "source-map" }) },
    "concatenateModules: false": { config: production({ optimization: { concatenateModules: false } }) },
    "cache on disk, one module edited": { before: "edited", config: production(DISK) },
    "cache on disk, nothing changed": { before: "warm", config: production(DISK) },
  },
};
