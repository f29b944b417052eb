import { ReportPlugin } from "./plugins/throws.js";

export default {
  mode: "development",
  devtool: false,
  entry: "./src/price.js",
  stats: "errors-warnings",
  plugins: [new ReportPlugin()],
};
