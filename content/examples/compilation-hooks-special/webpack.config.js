import { childPlugin } from "./child-plugin.js";
import { embeddedPlugin } from "./embedded-plugin.js";
import { executePlugin } from "./execute-plugin.js";

export default {
  mode: "development",
  devtool: false,
  target: "node",
  stats: "errors-warnings",
  output: { filename: "[name].cjs" },
  module: {
    rules: [
      { test: /\.run$/, use: "./run-loader.js", type: "javascript/auto" },
      { test: /\.css$/, parser: { exportType: "text" } },
    ],
  },
  plugins: [executePlugin, childPlugin, embeddedPlugin],
};
