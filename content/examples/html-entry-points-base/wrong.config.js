import path from "node:path";

export default {
  mode: "development",
  devtool: false,
  entry: "./src/wrong.html",
  output: {
    path: path.resolve(import.meta.dirname, "wrong"),
    htmlFilename: "index.html",
  },
  stats: { preset: "errors-warnings", assets: true },
};
