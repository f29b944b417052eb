import path from "node:path";
import webpack from "webpack";

const common = {
  mode: "production",
  devtool: false,
  module: { rules: [{ test: /\.svg$/, type: "asset/resource" }] },
  stats: { preset: "errors-warnings", assets: true, relatedAssets: false },
};

const client = {
  ...common,
  name: "client",
  entry: { client: "./src/client.js" },
  output: {
    path: path.resolve("dist/client"),
    filename: "[name].[contenthash:8].js",
    assetModuleFilename: "[name].[contenthash:8][ext]",
    publicPath: "/static/",
    module: true,
    clean: true,
  },
  plugins: [
    new webpack.ManifestPlugin({ filename: "../manifest.json" }),
    new webpack.SSRManifestPlugin({ filename: "../ssr-manifest.json" }),
  ],
};

const server = {
  ...common,
  name: "server",
  target: "node22",
  entry: { render: "./src/render.js" },
  output: {
    path: path.resolve("dist/server"),
    filename: "[name].mjs",
    assetModuleFilename: "[name].[contenthash:8][ext]",
    module: true,
    library: { type: "module" },
    clean: true,
  },
  module: { ...common.module, generator: { "asset/resource": { emit: false, publicPath: "/static/" } } },
  optimization: { minimize: false },
};

export default [client, server];
