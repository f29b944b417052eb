export default {
  mode: "development",
  devtool: false,
  entry: "./src/price.js",
  stats: "errors-warnings",
  module: { rules: [{ test: /src/, use: "./loaders/twice.js" }] },
};
