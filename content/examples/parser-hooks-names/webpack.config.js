import { NamesPlugin } from "./names-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  plugins: [new NamesPlugin()],
};
