export default {
  mode: "development",
  devtool: "source-map",
  target: "node",
  entry: "./src/index.shop",
  performance: { sourceMaps: true },
  module: {
    rules: [
      { test: /\.shop$/, use: "./loaders/notice-loader.js" },
      { test: /\.txt$/, use: "./loaders/text-loader.js" },
    ],
  },
  stats: "errors-warnings",
};
