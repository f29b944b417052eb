import { EvaluatePlugin } from "./evaluate-plugin.js";

export default {
  mode: "production",
  devtool: false,
  stats: "errors-warnings",
  plugins: [new EvaluatePlugin()],
};
