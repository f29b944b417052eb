import { globSync } from "node:fs";
import path from "node:path";

export default {
  mode: "development",
  target: "node22",
  devtool: "source-map",
  entry: { tests: globSync("src/**/*.test.js").map((file) => `./${file}`) },
  output: {
    path: path.resolve("dist-test"),
    filename: "[name].mjs",
    module: true,
    clean: true,
  },
  stats: "errors-warnings",
};
