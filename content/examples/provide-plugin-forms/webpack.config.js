import path from "node:path";
import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  resolve: { modules: ["packages"] },
  plugins: [
    new webpack.ProvidePlugin({
      log: [path.resolve(import.meta.dirname, "src/log.js"), "log"],
      upper: ["text-tools", "upper"],
      tools: "text-tools",
      trimmer: ["text-tools", "default"],
      legacy: "legacy.cjs",
      "window.jQuery": path.resolve(import.meta.dirname, "src/jquery.js"),
    }),
  ],
};
