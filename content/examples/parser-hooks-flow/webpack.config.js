import { FlowPlugin } from "./flow-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  plugins: [new FlowPlugin()],
};
