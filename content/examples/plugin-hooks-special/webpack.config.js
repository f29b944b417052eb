import webpack from "webpack";
import { SpecialPlugin } from "./special-plugin.js";

export default {
  mode: "development",
  parallelism: 1,
  devtool: false,
  stats: "errors-warnings",
  plugins: [
    new SpecialPlugin(),
    new webpack.HotModuleReplacementPlugin(),
    new webpack.container.ModuleFederationPlugin({
      name: "shop",
      filename: "remote.js",
      exposes: { "./price": "./src/price.js" },
    }),
  ],
};
