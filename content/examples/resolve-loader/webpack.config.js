export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true },
  stats: "errors-warnings",
  resolveLoader: { modules: ["tools", "node_modules"] },
  module: {
    rules: [{ test: /\.list$/, loader: "list-loader" }],
  },
};
