import { codePlugin } from "./code-plugin.js";
import { hashPlugin } from "./hash-plugin.js";
import { requirementsPlugin } from "./requirements-plugin.js";
import { runtimePlugin } from "./runtime-plugin.js";

export default {
  mode: "development",
  parallelism: 1,
  devtool: false,
  target: "node",
  stats: "none",
  output: { filename: "[name].cjs", chunkFilename: "[name].cjs" },
  plugins: [codePlugin, requirementsPlugin, runtimePlugin, hashPlugin],
};
