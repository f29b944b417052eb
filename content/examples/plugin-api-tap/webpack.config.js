import { TapPlugin } from "./tap-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  plugins: [new TapPlugin()],
};
