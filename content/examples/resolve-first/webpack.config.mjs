import path from "node:path";

export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true },
  stats: "errors-warnings",
  resolve: {
    alias: { "@": path.resolve(import.meta.dirname, "src") },
    extensions: [".shop.js", "..."],
  },
};
