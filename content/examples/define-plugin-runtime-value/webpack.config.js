import { readFile } from "node:fs/promises";
import path from "node:path";
import webpack from "webpack";

const { DefinePlugin } = webpack;
const list = path.resolve(import.meta.dirname, "features.json");

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  plugins: [
    new DefinePlugin({
      FEATURES: DefinePlugin.runtimeValue(async () => readFile(list, "utf8"), [list]),
      FILE: DefinePlugin.runtimeValue(({ module }) => {
        return JSON.stringify(path.basename(module.resource));
      }),
    }),
  ],
};
