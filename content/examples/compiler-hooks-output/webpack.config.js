import { buildNumberPlugin } from "./build-number-plugin.js";
import { donePlugin } from "./done-plugin.js";
import { emitPlugin } from "./emit-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "none",
  plugins: [buildNumberPlugin, emitPlugin, donePlugin],
};
