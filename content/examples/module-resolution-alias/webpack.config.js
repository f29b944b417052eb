import path from "node:path";

export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true },
  stats: "errors-warnings",
  resolve: {
    alias: {
      theme$: path.resolve(import.meta.dirname, "src/dark.js"),
      analytics: false,
    },
  },
};
