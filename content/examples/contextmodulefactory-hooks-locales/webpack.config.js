import { LocalesPlugin } from "./locales-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  plugins: [new LocalesPlugin()],
};
