import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  module: { rules: [{ test: /\.txt$/, use: "./loader.cjs" }] },
  plugins: [
    new webpack.LoaderOptionsPlugin({
      test: /\.txt$/,
      minimize: true,
      debug: false,
      options: { context: import.meta.dirname },
    }),
  ],
};
