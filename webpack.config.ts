import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import MinimizerPlugin from "minimizer-webpack-plugin";
import webpack, { type Configuration } from "webpack";
import { CHUNK_GLOBAL, CHUNK_TIMEOUT } from "#model/page-map.ts";
import type { SiteData } from "#model/site-data.ts";
import { stringsFile } from "./core/cache/strings-file.ts";
import { className } from "./core/site-code/class-name.ts";
import { FETCHED_DATA } from "./core/site-code/fetched-data.ts";
import { StyleErrorCode } from "./core/site-code/style-error-code.ts";

export type BundleOptions = {
  mode: "production" | "development";
  /** JSON file with the flags of the command line: model/flag.ts. */
  flags: string;
  /** JSON file with the data that all pages share: model/site-data.ts. */
  siteData: string;
  /** Folder with a JSON file per rank of supporters, and their counts. */
  supporters: string;
  /** Style sheets of all documents, in their order: core/render/load-renderer.ts. */
  styles: readonly string[];
  /** Folder for the browser's files. */
  output: string;
  /** Folder for the service worker. Development has none. */
  workerOutput?: string;
  /** Folder for webpack's cache, in development. */
  cache?: string;
};

/** Returns the configurations of one run: the browser's code and, in production, the service worker. */
export function bundleConfigurations(options: BundleOptions): Configuration[] {
  const browser = browserConfiguration(options);
  return options.workerOutput === undefined ? [browser] : [browser, workerConfiguration(options)];
}

function browserConfiguration(options: BundleOptions): Configuration {
  const production = options.mode === "production";
  return {
    ...sharedConfiguration(options, "browser"),
    target: ["web", "es2022"],
    entry: { main: [...options.styles.map((file) => `./${file}`), "./site/entry.client.ts"] },
    output: {
      path: options.output,
      publicPath: "/",
      filename: production ? ASSET_FILENAME : "assets/[name].js",
      chunkFilename: production ? ASSET_FILENAME : "assets/[name].js",
      cssFilename: production ? "assets/styles.[contenthash:8].css" : "assets/styles.css",
      cssChunkFilename: production ? "assets/[name].[contenthash:8].css" : "assets/[name].css",
      chunkLoadingGlobal: CHUNK_GLOBAL,
      chunkLoadTimeout: CHUNK_TIMEOUT,
      pathinfo: false,
      // Documents declare UTF-8.
      charset: false,
      clean: true,
      // With content hashes in names, webpack would keep a file that an interrupted run left incomplete.
      compareBeforeEmit: !production,
      crossOriginLoading: false,
      // The security policy only lets URLs become scripts through this policy.
      trustedTypes: { policyName: "webpack" },
    },
    plugins: [
      new webpack.DefinePlugin({
        DEVELOPMENT: JSON.stringify(!production),
        ...(production && LEFT_OUT_OF_REACT),
        ...servicesOf(options),
      }),
      new StyleErrorCode(),
    ],
    optimization: {
      // The first script lists chunks by name; with other ids, it would list a number for each as well.
      chunkIds: "named",
      splitChunks: {
        cacheGroups: {
          // The prerendered shell needs its styles before its script runs: one file in the document's head.
          styles: {
            name: "main",
            type: /^css/,
            chunks: ({ name }) => name === "main" || name === "start",
            enforce: true,
          },
          // Evaluated in a task of its own: docs/decisions/0015-one-react-tree.md.
          react: { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, chunks: "all", enforce: true },
        },
      },
      minimizer: [
        minimizeScripts(),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
    },
    performance: { hints: false },
  };
}

/**
 * Defines the third-party settings that the first scripts need, so that they don't load the rest of the site's data.
 */
function servicesOf({ siteData }: BundleOptions) {
  const valueOf = (pick: (services: SiteData["services"]) => unknown) =>
    webpack.DefinePlugin.runtimeValue(
      () => {
        const { services }: SiteData = JSON.parse(readFileSync(siteData, "utf8"));
        return JSON.stringify(pick(services));
      },
      { fileDependencies: [siteData] },
    );
  return {
    ANALYTICS: valueOf(({ analyticsId }) => analyticsId !== ""),
    CHAT_URL: valueOf(({ chatUrl }) => chatUrl),
  };
}

/** Each worker is one file; the build prepends the list of files to save to sw.js. */
function workerConfiguration(options: BundleOptions): Configuration {
  return {
    ...sharedConfiguration(options, "worker"),
    target: ["webworker", "es2022"],
    entry: { sw: "./worker/service-worker.ts", "sw-remove": "./worker/remove.ts" },
    output: { path: options.workerOutput ?? "", filename: "[name].js", clean: true },
    optimization: { minimizer: [minimizeScripts()] },
  };
}

function sharedConfiguration(options: BundleOptions, name: "browser" | "worker"): Configuration {
  const production = options.mode === "production";
  return {
    name,
    mode: options.mode,
    context: resolve("."),
    devtool: false,
    resolve: {
      extensions: [".js"],
      alias: {
        "#model": resolve("model"),
        "#search": resolve("search"),
        "#strings": stringsFile(),
        "#site-data": options.siteData,
        "#flags": options.flags,
        "#supporters": options.supporters,
        "#data": resolve("data"),
      },
    },
    module: {
      generator: {
        "css/auto": {
          localIdentName: ({ filename = "", local = "" }) => className(filename, local),
        },
      },
      // Custom properties are the tokens of all style sheets.
      parser: { "css/auto": { dashedIdents: false } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: "swc-loader",
          options: {
            jsc: {
              target: "es2022",
              parser: { syntax: "typescript", tsx: true },
              transform: { react: { runtime: "automatic", development: options.mode === "development" } },
            },
          },
        },
        // JSON files that components fetch.
        {
          test: FETCHED_DATA,
          type: "asset/resource",
          generator: { filename: "assets/[name].[contenthash:8][ext]" },
        },
        { test: /\.module\.css$/, parser: { namedExports: false } },
        // Development serves whole fonts, by the names that core/render/site-module.ts gives them.
        {
          test: /\.woff2$/,
          type: "asset/resource",
          generator: { filename: production ? "assets/[name].[contenthash:8][ext]" : "assets/[name][ext]" },
          ...(production && { loader: resolve("./core/bundle/subset-font-loader.ts") }),
        },
      ],
    },
    // Builds cache the whole bundle instead: core/bundle/open-bundler.ts.
    cache: options.cache !== undefined && {
      type: "filesystem",
      name,
      cacheDirectory: options.cache,
      buildDependencies: { config: [import.meta.filename, resolve("package-lock.json")] },
    },
    infrastructureLogging: { level: "warn" },
    stats: "errors-warnings",
  };
}

/** swc minifies to the same size as webpack's default, in half the time and without starting processes. */
function minimizeScripts(): MinimizerPlugin {
  const ecma = 2022;
  return new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { ecma, compress: { ecma }, mangle: true },
    parallel: false,
  });
}

/**
 * Parts of React that readers don't need, 0.35 kB: the hook for its developer tools, and the fallback for reportError.
 */
const LEFT_OUT_OF_REACT = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
  "typeof reportError": JSON.stringify("function"),
};

const ASSET_FILENAME = "assets/[name].[contenthash:8].js";
