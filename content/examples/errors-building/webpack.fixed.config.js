import { ClockPlugin } from "./mended/clock.js";
import { ReportPlugin } from "./mended/report.js";

export default {
  mode: "development",
  devtool: false,
  entry: "./src/price.js",
  stats: "errors-warnings",
  module: {
    rules: [{ test: /price\.js$/, loader: "./mended/convert.js", options: { currency: "EUR" } }],
  },
  plugins: [new ClockPlugin(), new ReportPlugin()],
};
