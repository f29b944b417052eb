export default {
  mode: "development",
  devtool: false,
  target: "node",
  stats: "errors-warnings",
  module: {
    rules: [
      {
        test: /\.txt$/,
        use: [
          { loader: "./loaders/step-loader.js", options: { name: "one" } },
          { loader: "./loaders/step-loader.js", options: { name: "two" } },
          { loader: "./loaders/step-loader.js", options: { name: "three" } },
        ],
      },
    ],
  },
};
