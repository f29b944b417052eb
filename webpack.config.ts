import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import MinimizerPlugin from "minimizer-webpack-plugin";
import webpack, { type Configuration } from "webpack";
import { CHUNK_GLOBAL } from "#model/page-map.ts";
import type { SiteData } from "#model/site-data.ts";
import { className } from "./pipeline/class-name.ts";
import { FETCHED_DATA } from "./pipeline/fetched-data.ts";
import { StyleErrorCode } from "./pipeline/style-error-code.ts";

export type BundleOptions = {
  mode: "production" | "development";
  /** JSON file with the flags of the command line: model/flag.ts. */
  flags: string;
  /** JSON file with what all pages share: model/site-data.ts. */
  siteData: string;
  /** Where the browser's files go. */
  output: string;
  /** Where the service worker goes. Development has none. */
  workerOutput?: string;
  /** Where webpack keeps what it knows, while the code is being changed. */
  cache?: string;
};

/** One run: what browsers load, and in production the service worker. */
export function bundleConfigurations(options: BundleOptions): Configuration[] {
  const browser = browserConfiguration(options);
  return options.workerOutput === undefined ? [browser] : [browser, workerConfiguration(options)];
}

function browserConfiguration(options: BundleOptions): Configuration {
  const production = options.mode === "production";
  return {
    ...sharedConfiguration(options, "browser"),
    target: ["web", "es2022"],
    entry: { main: "./site/entry.browser.ts" },
    output: {
      path: options.output,
      publicPath: "/",
      filename: production ? ASSET_FILENAME : "assets/[name].js",
      chunkFilename: production ? ASSET_FILENAME : "assets/[name].js",
      cssFilename: production ? "assets/styles.[contenthash:8].css" : "assets/styles.css",
      cssChunkFilename: production ? "assets/[name].[contenthash:8].css" : "assets/[name].css",
      chunkLoadingGlobal: CHUNK_GLOBAL,
      // Milliseconds until a chunk that does not arrive is given up.
      chunkLoadTimeout: 120_000,
      pathinfo: false,
      // As the document says: UTF-8.
      charset: false,
      clean: true,
      // A file with a hash in its name counts as right when it exists, even if an interrupted run left half of it.
      compareBeforeEmit: !production,
      crossOriginLoading: false,
      // The security policy lets addresses become scripts through this policy only.
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
      // The first script has a list of the chunks: their names, and not a number and a name for each.
      chunkIds: "named",
      splitChunks: {
        cacheGroups: {
          // The shell is on the screen before its script runs: its styles are one file in the document's head.
          styles: {
            name: "main",
            type: /^css/,
            chunks: ({ name }) => name === "main" || name === "start",
            enforce: true,
          },
          react: { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, enforce: true },
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

/** What the first scripts know of third parties; all else of the site's data comes with what uses it. */
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

/** Each worker is one file; the build writes in front of sw.js what it is to save. */
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
  return {
    name,
    mode: options.mode,
    context: resolve("."),
    devtool: false,
    resolve: {
      extensions: [".js"],
      alias: {
        "#model": resolve("model"),
        "#site-data": options.siteData,
        "#flags": options.flags,
        "#data": resolve("data"),
      },
    },
    module: {
      generator: {
        "css/auto": {
          localIdentName: ({ filename = "", local = "" }) =>
            className(options.mode, filename.replace(/^\.\//, ""), local),
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
        // No script, and no name of a chunk.
        {
          test: FETCHED_DATA,
          type: "asset/resource",
          generator: { filename: "assets/[name].[contenthash:8][ext]" },
        },
        { test: /\.module\.css$/, parser: { namedExports: false } },
      ],
    },
    // A production build of the same code is not made again at all: pipeline/bundle-once.ts.
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

/** swc's minimizer: the same size as by webpack's own choice, in half of the time, and without processes of its own to start. */
function minimizeScripts(): MinimizerPlugin {
  const ecma = 2022;
  return new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { ecma, compress: { ecma }, mangle: true },
    parallel: false,
  });
}

/** What no reader needs of React, 0.35 kB: its tie to React's developer tools, and a stand-in for what all browsers of the target have. */
const LEFT_OUT_OF_REACT = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
  "typeof reportError": JSON.stringify("function"),
};

const ASSET_FILENAME = "assets/[name].[contenthash:8].js";
