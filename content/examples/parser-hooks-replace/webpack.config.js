import { LinePlugin } from "./line-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  plugins: [new LinePlugin()],
};
