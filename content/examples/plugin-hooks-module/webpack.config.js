import { ModulePlugin } from "./module-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  plugins: [new ModulePlugin()],
};
