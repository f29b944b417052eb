import { TracePlugin } from "./trace.js";

export default {
  mode: "production",
  devtool: false,
  stats: "errors-warnings",
  plugins: [new TracePlugin()],
};
