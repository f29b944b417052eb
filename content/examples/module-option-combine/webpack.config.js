const log = (name) => ({ loader: "./log-loader.js", options: { name } });

export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true },
  stats: "errors-warnings",
  module: {
    rules: [
      { test: /\.txt$/, type: "asset/resource", use: log("first rule") },
      { test: /\.txt$/, use: [log("second rule, left"), log("second rule, right")] },
      { test: /\.txt$/, enforce: "pre", use: log("pre") },
      { test: /note\.txt$/, type: "asset/source" },
    ],
  },
};
