import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  stats: { all: false, errors: true, modules: true, reasons: true, runtimeModules: false },
  plugins: [
    new webpack.prefetch.PrefetchPlugin("./src/deep/data.js"),
    new webpack.prefetch.PrefetchPlugin("./src/unused.js"),
  ],
};
