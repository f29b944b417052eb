import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import CssMinimizerPlugin from "css-minimizer-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import MinimizerPlugin from "minimizer-webpack-plugin";
import webpack, { type Chunk, type Compiler, type Configuration } from "webpack";

export type BundleOptions = {
  mode: "production" | "development";
  /** Folder with one JSON file per page; the browser's build makes a chunk of each. Development has none. */
  pages?: string;
  /** JSON file with the flags of the command line: model/flag.ts. */
  flags: string;
  /** JSON file with what all pages share: model/site-data.ts. */
  siteData: string;
  /** Where the browser's files go. */
  output: string;
  /** Where the render bundle goes. */
  renderOutput: string;
  /** Where the service worker goes. Development has none. */
  workerOutput?: string;
  cache: string;
};

/** One run: what browsers load, the bundle that renders documents in Node, and in production the service worker. */
export function bundleConfigurations(options: BundleOptions): Configuration[] {
  const configurations = [browserConfiguration(options), renderConfiguration(options)];
  return options.workerOutput === undefined ? configurations : [...configurations, workerConfiguration(options)];
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
      // Text, not a function: for a function webpack puts a table of all pages into the first script.
      chunkFilename: production ? "pages/[id].js" : "assets/[name].js",
      // Milliseconds until a chunk that does not arrive is given up.
      chunkLoadTimeout: 120_000,
      pathinfo: false,
      crossOriginLoading: false,
      // The security policy lets addresses become scripts through this policy only.
      trustedTypes: { policyName: "webpack", onPolicyCreationFailure: "continue" },
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: production ? "assets/[name].[contenthash:8].css" : "assets/[name].css" }),
      new webpack.DefinePlugin({ DEVELOPMENT: JSON.stringify(!production) }),
      ...(production ? [new PageChunks()] : []),
    ],
    optimization: {
      splitChunks: {
        cacheGroups: {
          // The shell is on the screen before its script runs: its styles are one file in the document's head.
          styles: {
            name: "styles",
            type: "css/mini-extract",
            chunks: ({ name }) => name === "main" || name === "start",
            enforce: true,
          },
        },
      },
      minimizer: [
        minimizeScripts(),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, minimizerOptions: {} }),
      ],
    },
    performance: { hints: false },
  };
}

function renderConfiguration(options: BundleOptions): Configuration {
  return {
    ...sharedConfiguration(options, "render"),
    target: "node22",
    entry: { render: "./site/entry.server.tsx" },
    output: {
      path: options.renderOutput,
      filename: "[name].[contenthash:8].mjs",
      module: true,
      library: { type: "module" },
      clean: true,
      // A file with a hash in its name counts as right when it exists, even if an interrupted run left half of it.
      compareBeforeEmit: false,
    },
    plugins: [
      new webpack.DefinePlugin({ DEVELOPMENT: "false" }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: { minimize: false },
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

function sharedConfiguration(options: BundleOptions, name: "browser" | "render" | "worker"): Configuration {
  const classNames = options.mode === "production" ? "[hash:base64:5]" : "[name]__[local]";
  const css = {
    loader: "css-loader",
    options: {
      modules: { auto: true, namedExport: false, localIdentName: classNames, exportOnlyLocals: name === "render" },
    },
  };
  return {
    name,
    mode: options.mode,
    context: resolve("."),
    devtool: false,
    resolve: {
      extensions: [".js"],
      alias: {
        "#model": resolve("model"),
        // Only browsers load pages: the renderer is given them one by one.
        "#pages": (name === "browser" ? options.pages : undefined) ?? resolve("site/navigation"),
        "#site-data": options.siteData,
        "#flags": options.flags,
        "#data": resolve("data"),
      },
    },
    module: {
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
        { test: /\.css$/, use: name === "browser" ? [MiniCssExtractPlugin.loader, css] : [css] },
      ],
    },
    cache: {
      type: "filesystem",
      name: `${name}-${options.mode}`,
      cacheDirectory: options.cache,
      buildDependencies: { config: [import.meta.filename, resolve("package-lock.json")] },
    },
    infrastructureLogging: { level: "warn" },
    stats: "errors-warnings",
  };
}

/** swc's minimizer: the same size as by webpack's own choice, in half of the time. */
function minimizeScripts(): MinimizerPlugin {
  return new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify });
}

const ASSET_FILENAME = "assets/[name].[contenthash:8].js";

/**
 * Names each page's chunk by its path and a hash of its text: the name of the file follows from the chunk's id, so the
 * runtime needs no table of hashes, which would be an outline of the whole site in every reader's first script. The other
 * lazy chunks are assets.
 */
class PageChunks {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap("PageChunks", (compilation) => {
      const pages = compiler.options.resolve.alias;
      const folder = Array.isArray(pages) || pages === undefined ? "" : String(pages["#pages"]);
      const idOf = (resource: string) => {
        const text = readFileSync(resource);
        const hash = createHash("sha256").update(FORMAT).update(text).digest("hex").slice(0, 10);
        return `${resource.slice(folder.length + 1, -".json".length).replaceAll("\\", "/")}.${hash}`;
      };
      compilation.hooks.beforeModuleIds.tap("PageChunks", (modules) => {
        for (const module of modules) {
          const resource = "resource" in module && typeof module.resource === "string" ? module.resource : "";
          if (resource.startsWith(folder) && resource.endsWith(".json"))
            compilation.chunkGraph.setModuleId(module, idOf(resource));
        }
      });
      // A page is one string, in which there is nothing to minimize.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name: "PageChunks", stage }, (assets) => {
        for (const file of Object.keys(assets)) {
          if (file.startsWith("pages/")) compilation.updateAsset(file, (source) => source, { minimized: true });
        }
      });
      const pageOf = (chunk: Chunk) =>
        [...compilation.chunkGraph.getChunkModulesIterable(chunk)].find(
          (module) => "resource" in module && String(module.resource).startsWith(folder),
        );
      compilation.hooks.beforeChunkIds.tap("PageChunks", (chunks) => {
        for (const chunk of chunks) {
          const page = pageOf(chunk);
          if (page !== undefined) {
            chunk.id = compilation.chunkGraph.getModuleId(page);
            chunk.ids = chunk.id === null ? [] : [chunk.id];
          } else if (!chunk.canBeInitial()) {
            chunk.filenameTemplate = ASSET_FILENAME;
          }
        }
      });
    });
  }
}

/** Changes with everything besides its text that a page's file depends on. */
const FORMAT = `2 webpack ${webpack.version}`;
