export default {
  mode: "development",
  devtool: false,
  stats: { preset: "errors-warnings", loggingDebug: [/check-loader/], errorStack: false },
  module: {
    rules: [{ test: /\.txt$/, use: { loader: "./loaders/check-loader.js", options: { max: 5 } } }],
  },
};
