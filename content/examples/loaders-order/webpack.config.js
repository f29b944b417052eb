const log = (name) => ({ loader: "./src/log-loader.js", options: { name } });

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  module: {
    rules: [
      { test: /\.json$/, use: [log("first"), log("second")] },
      { test: /\.json$/, use: log("next rule") },
      { test: /\.json$/, enforce: "pre", use: log("pre") },
      { test: /\.json$/, enforce: "post", use: log("post") },
    ],
  },
};
