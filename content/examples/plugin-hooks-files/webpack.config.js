import webpack from "webpack";
import { FilesPlugin } from "./files-plugin.js";

export default {
  mode: "production",
  devtool: false,
  target: "node",
  entry: { main: "./src/index.js", wrapped: "./src/late.js" },
  output: {
    filename: "[name].cjs",
    chunkFilename: "[name].[contenthash].cjs",
    clean: true,
    copy: "public",
  },
  stats: "errors-warnings",
  plugins: [new FilesPlugin(), new webpack.DefinePlugin({ OPEN: "9" })],
};
