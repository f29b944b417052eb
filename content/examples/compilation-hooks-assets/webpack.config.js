import { filesPlugin } from "./files-plugin.js";
import { listPlugin } from "./list-plugin.js";
import { manifestPlugin } from "./manifest-plugin.js";
import { noticePlugin } from "./notice-plugin.js";
import { pathPlugin } from "./path-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "none",
  output: { filename: "[team].js" },
  module: { rules: [{ test: /\.data$/, type: "javascript/auto", use: "./emit-loader.js" }] },
  plugins: [filesPlugin, manifestPlugin, pathPlugin, noticePlugin, listPlugin],
};
