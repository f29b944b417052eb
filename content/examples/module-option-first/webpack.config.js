export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true },
  stats: "errors-warnings",
  module: {
    rules: [
      { test: /\.svg$/i, type: "asset/resource" },
      { test: /\.yaml$/i, loader: "./loaders/yaml-loader.js" },
    ],
  },
};
