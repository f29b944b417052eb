import path from "node:path";
import webpack from "webpack";

const folder = import.meta.dirname;

export default {
  // What to build, and for whom
  mode: "production",
  context: folder,
  entry: { main: "./src/index.js" },
  target: "web",
  output: {
    path: path.join(folder, "dist"),
    filename: "[name].[contenthash:8].js",
    html: { title: "Shop" },
    htmlFilename: "index.html",
  },

  // How to find and treat modules
  resolve: { alias: { "#components": path.join(folder, "src/components") } },
  resolveLoader: { modules: ["node_modules"] },
  module: {
    rules: [{ test: /\.svg$/, type: "asset/inline" }],
  },
  externals: { jquery: "jQuery" },
  externalsType: "var",
  externalsPresets: { web: true },
  node: { global: "warn" },
  amd: {},
  dotenv: true,
  plugins: [new webpack.DefinePlugin({ VERSION: JSON.stringify("2.1.0") })],
  loader: { locale: "en" },
  experiments: { asyncWebAssembly: true },

  // How to shape the result
  optimization: { runtimeChunk: "single", splitChunks: { chunks: "all" } },
  devtool: "source-map",
  performance: { maxAssetSize: 200_000 },
  recordsPath: path.join(folder, "records.json"),
  recordsInputPath: false,
  recordsOutputPath: false,

  // How to run
  cache: { type: "filesystem" },
  snapshot: { managedPaths: [path.join(folder, "node_modules")] },
  watch: false,
  watchOptions: { ignored: "**/node_modules" },
  devServer: { port: 8080, open: true },
  parallelism: 100,
  bail: false,
  profile: false,

  // What to tell
  stats: { preset: "none", assets: true, warnings: true, errors: true },
  infrastructureLogging: { level: "warn" },
  ignoreWarnings: [{ module: /node_modules/ }],

  // How configurations work together
  name: "shop",
  dependencies: [],
  extends: "./webpack.base.js",
  validate: true,
};
