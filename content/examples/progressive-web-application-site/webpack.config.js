import webpack from "webpack";

export default {
  mode: "production",
  devtool: false,
  entry: {
    page: "./src/index.html",
    sw: { import: "./src/service-worker.js", filename: "sw.js", chunkLoading: false },
  },
  output: {
    filename: "[name].[contenthash:8].js",
    assetModuleFilename: "[name].[contenthash:8][ext]",
    htmlFilename: "[name].html",
    clean: true,
  },
  plugins: [
    new webpack.ManifestPlugin({
      filename: "files.json",
      prefix: "./",
      entrypoints: false,
      filter: ({ file }) => !file.endsWith("sw.js"),
    }),
  ],
  stats: { preset: "errors-warnings", assets: true },
};
