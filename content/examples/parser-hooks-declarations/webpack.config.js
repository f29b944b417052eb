import { DeclarationsPlugin } from "./declarations-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  plugins: [new DeclarationsPlugin()],
};
