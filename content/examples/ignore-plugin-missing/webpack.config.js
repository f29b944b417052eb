import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  target: "node",
  stats: "errors-warnings",
  plugins: [new webpack.IgnorePlugin({ resourceRegExp: /report/ })],
};
