import { TracePlugin } from "./trace.js";

export default {
  mode: "development",
  devtool: false,
  stats: "none",
  plugins: [new TracePlugin()],
};
