import { StepsPlugin } from "./steps-plugin.js";

export default {
  mode: "production",
  devtool: false,
  stats: "errors-warnings",
  resolve: { modules: ["packages"] },
  plugins: [new StepsPlugin()],
};
