import { TracePlugin } from "./trace-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  plugins: [new TracePlugin()],
};
