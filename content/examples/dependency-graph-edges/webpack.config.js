import { GraphPlugin } from "./graph-plugin.js";

export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.js",
  stats: "errors-warnings",
  plugins: [new GraphPlugin()],
};
