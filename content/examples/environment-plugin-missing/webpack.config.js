import webpack from "webpack";

export default {
  mode: "production",
  stats: "errors-warnings",
  plugins: [new webpack.EnvironmentPlugin("SHOP_API", "SHOP_NAME")],
};
