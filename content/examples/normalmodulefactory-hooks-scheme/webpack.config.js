import { ShopPlugin } from "./shop-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  plugins: [new ShopPlugin()],
};
