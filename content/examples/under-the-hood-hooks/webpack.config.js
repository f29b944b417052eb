import { TracePlugin } from "./trace-plugin.js";

export default {
  mode: "production",
  devtool: false,
  entry: "./src/index.js",
  plugins: [new TracePlugin()],
};
