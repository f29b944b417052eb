import { RequestPlugin } from "./request-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  plugins: [new RequestPlugin()],
};
