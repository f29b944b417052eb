import webpack from "webpack";

export default {
  mode: "production",
  stats: "errors-warnings",
  plugins: [new webpack.BannerPlugin("Shop 2.1")],
};
