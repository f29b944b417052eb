import { donePlugin } from "./done-plugin.js";
import { dryRunPlugin } from "./dry-run-plugin.js";
import { emitPlugin } from "./emit-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "none",
  plugins: [dryRunPlugin, emitPlugin, donePlugin],
};
