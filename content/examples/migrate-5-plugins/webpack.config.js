import { ListPlugin } from "./new-plugin.js";

export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.cjs",
  plugins: [new ListPlugin()],
  stats: "errors-warnings",
};
