import { ListPlugin } from "./old-plugin.js";

export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.cjs",
  plugins: [new ListPlugin()],
  stats: "errors-warnings",
};
