import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import MinimizerPlugin from "minimizer-webpack-plugin";
import webpack, { type Configuration } from "webpack";
import type { WebpackVersion } from "#model/webpack-versions.ts";
import { patchedFiles } from "./patched-files.ts";
import { PatchedFilesPlugin } from "./patched-files-plugin.ts";
import { runtimeFiles } from "./runtime-files.ts";
import { webpackFolders } from "./webpack-folders.ts";

const PLAYGROUND = resolve(import.meta.dirname, "../../playground");
const require = createRequire(join(PLAYGROUND, "compiler/shims/package.json"));
const shim = (name: string) => join(PLAYGROUND, "compiler/shims", `${name}.ts`);
/** Loaders are named by relative paths, so that the cache finds them as imports of this module. */
const loader = (path: string) => join(import.meta.dirname, path);

/** Node modules that our shims replace. */
const SHIMS = ["crypto", "fs", "module", "os", "path", "process", "querystring", "tty", "url", "util", "v8", "vm"];

/** Node modules that npm packages replace, by paths that can't resolve to Node's own. */
const PACKAGES_OF_NODE = {
  stream: "stream-browserify",
  assert: "assert/",
  events: "events/",
  buffer: "buffer/",
  punycode: "punycode/",
  string_decoder: "string_decoder/",
};

/** Modules that browsers don't have, and minimizers that are native or that webpack only tries. */
const MISSING =
  "child_process worker_threads http https zlib inspector readline net tls perf_hooks async_hooks jest-worker uglify-js @swc/core esbuild html-minifier-terser @minify-html/node @swc/html postcss cssnano csso clean-css lightningcss @swc/css sharp @napi-rs/image svgo pnpapi rechoir envinfo @discoveryjs/json-ext @bomb.sh/tab/commander webpack-bundle-analyzer".split(
    " ",
  );

/** webpack's dependencies that a configuration can import, in this webpack's versions. */
const TOOLS = ["enhanced-resolve", "schema-utils", "tapable", "webpack-merge", "webpack-sources"];

/** Returns the configuration with which the newest webpack bundles the worker with a version of webpack. */
export async function compilerConfiguration(output: string, version: WebpackVersion): Promise<Configuration> {
  const folders = webpackFolders(version);
  const { resolve: resolveTool } = createRequire(join(folders.webpack, "package.json"));
  const tools = {
    ...Object.fromEntries(TOOLS.map((name) => [`${name}$`, resolveTool(name)])),
    "minimizer-webpack-plugin$": resolveTool(folders.minimizerName),
  };
  const patched = patchedFiles(version, folders);
  const exportNames = {
    webpack: await namesOf(join(folders.webpack, "lib/index.js")),
    [folders.minimizerName]: await namesOf(resolveTool(folders.minimizerName)),
    ...Object.fromEntries(
      await Promise.all(TOOLS.map(async (name) => [name, await namesOf(resolveTool(name))] as const)),
    ),
  };
  return {
    name: "compiler",
    mode: "production",
    context: PLAYGROUND,
    target: ["webworker", "es2022"],
    devtool: false,
    entry: { compiler: "./compiler/worker.ts" },
    output: {
      path: resolve(output),
      filename: "[name].js",
      // The worker is a blob, which could load a chunk from no folder.
      asyncChunks: false,
      clean: true,
    },
    performance: { hints: false },
    node: { global: true, __dirname: "mock", __filename: "mock" },
    resolve: {
      extensions: [".js"],
      alias: {
        webpack$: join(folders.webpack, "lib/index.js"),
        "graceful-fs$": shim("fs"),
        ...Object.fromEntries(SHIMS.map((name) => [`${name}$`, shim(name)])),
        ...Object.fromEntries(
          Object.entries(PACKAGES_OF_NODE).map(([name, path]) => [`${name}$`, require.resolve(path)]),
        ),
        // Older minimizer plugins also read versions.
        ...Object.fromEntries(
          MISSING.flatMap((name) => [name, `${name}/package.json`]).map((path) => [`${path}$`, shim("missing")]),
        ),
      },
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: "swc-loader",
          options: { jsc: { target: "es2022", parser: { syntax: "typescript" } } },
        },
        {
          test: /\.runtime\.js$/,
          include: join(folders.webpack, "lib"),
          loader: loader("./runtime-code-loader.ts"),
        },
        { resource: join(PLAYGROUND, "compiler/node/builtins.ts"), resolve: { alias: tools } },
        ...[...patched].map(([file, changes]) => ({
          resource: file,
          loader: loader("./patch-loader.ts"),
          options: { changes },
        })),
      ],
    },
    plugins: [
      new PatchedFilesPlugin([...patched.keys()]),
      new webpack.NormalModuleReplacementPlugin(/^node:/, (module) => {
        module.request = module.request.slice("node:".length);
      }),
      new webpack.NormalModuleReplacementPlugin(/\/loadLoader$/, shim("load-loader")),
      new webpack.ProvidePlugin({
        process: [shim("process"), "default"],
        Buffer: ["buffer", "Buffer"],
      }),
      new webpack.DefinePlugin({
        MINIMIZER: JSON.stringify(folders.minimizerName),
        EXPORT_NAMES: JSON.stringify(exportNames),
        NODE_VERSIONS: JSON.stringify({
          node: process.versions.node,
          v8: process.versions.v8,
          modules: process.versions.modules,
        }),
        RUNTIME_FILES: JSON.stringify(runtimeFiles(folders.webpack)),
      }),
    ],
    // webpack-cli and configurations read and set NODE_ENV themselves.
    optimization: { nodeEnv: false, minimizer: [minimizer()] },
    infrastructureLogging: { level: "warn" },
  };
}

/** Returns the names that a module of Node can import from a file. */
async function namesOf(file: string): Promise<string[]> {
  return Object.keys(await import(pathToFileURL(file).href));
}

/** webpack and its plugins recognize some classes by their names. */
function minimizer(): MinimizerPlugin {
  const ecma = 2022;
  return new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { ecma, compress: { ecma, keep_classnames: true }, mangle: { keep_classnames: true } },
    parallel: false,
    extractComments: false,
  });
}
