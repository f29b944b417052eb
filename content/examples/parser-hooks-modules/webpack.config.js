import { ModulesPlugin } from "./modules-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  plugins: [new ModulesPlugin()],
};
