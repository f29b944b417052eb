import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { filename: "main.cjs" },
  resolve: { modules: ["packages"] },
  stats: "errors-warnings",
  module: {
    rules: [
      { test: /old-dates[\\/]/, parser: { topLevelThis: "global" } },
      {
        test: /old-tax[\\/]/,
        loader: "./loaders/append-loader.cjs",
        options: { code: "module.exports = Tax;" },
      },
    ],
  },
  plugins: [new webpack.ProvidePlugin({ Money: "money" })],
};
