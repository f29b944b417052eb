import { ShopResolver } from "./shop-resolver.js";

export default {
  mode: "development",
  devtool: false,
  stats: { preset: "errors-warnings", errorDetails: true },
  resolve: { plugins: [new ShopResolver()] },
};
