import { RenderPlugin } from "./render-plugin.js";

export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { filename: "[name].cjs", chunkFilename: "[name].cjs" },
  stats: "errors-warnings",
  plugins: [new RenderPlugin()],
};
