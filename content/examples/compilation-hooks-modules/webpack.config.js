import { entryPlugin } from "./entry-plugin.js";
import { finishModulesPlugin } from "./finish-modules-plugin.js";
import { logPlugin } from "./log-plugin.js";
import { modulePlugin } from "./module-plugin.js";
import { rebuildPlugin } from "./rebuild-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  plugins: [logPlugin, entryPlugin, modulePlugin, rebuildPlugin, finishModulesPlugin],
};
