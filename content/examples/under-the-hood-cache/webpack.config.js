import { resolve } from "node:path";

export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.js",
  cache: {
    type: "filesystem",
    cacheDirectory: resolve(".cache"),
  },
};
