import { PricePlugin } from "./price-plugin.js";

export default {
  mode: "development",
  devtool: false,
  module: { rules: [{ test: /\.js$/, use: "./count-loader.cjs" }] },
  plugins: [new PricePlugin()],
  stats: { preset: "none", logging: "info" },
  infrastructureLogging: { level: "info" },
};
