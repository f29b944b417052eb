import { existsSync, readdirSync } from "node:fs";
import webpack from "webpack";

function pageEntries() {
  const entries = {};
  for (const page of readdirSync("pages")) {
    const files = ["index.js", "style.css"].filter((file) => existsSync(`pages/${page}/${file}`));
    if (files.length > 0) entries[page] = files.map((file) => `./pages/${page}/${file}`);
  }
  return entries;
}

export default {
  mode: "production",
  devtool: false,
  entry: {
    ...pageEntries(),
    embed: {
      import: "./src/embed.js",
      filename: "embed.js",
      library: { name: "ShopEmbed", type: "var" },
      runtime: false,
    },
    sw: {
      import: "./src/service-worker.js",
      filename: "sw.js",
      chunkLoading: false,
      runtime: false,
    },
  },
  output: {
    filename: "assets/[name].[contenthash:8].js",
    publicPath: "/",
    clean: true,
  },
  optimization: { runtimeChunk: "single" },
  plugins: [new webpack.ManifestPlugin()],
  stats: { all: false, entrypoints: true, errors: true, warnings: true },
};
