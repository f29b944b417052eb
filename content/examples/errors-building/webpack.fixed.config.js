import { ClockPlugin } from "./fixed/clock.js";
import { ReportPlugin } from "./fixed/report.js";

export default {
  mode: "development",
  devtool: false,
  entry: "./src/price.js",
  stats: "errors-warnings",
  module: {
    rules: [{ test: /price\.js$/, loader: "./fixed/convert.js", options: { currency: "EUR" } }],
  },
  plugins: [new ClockPlugin(), new ReportPlugin()],
};
