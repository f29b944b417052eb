import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { filename: "main.cjs" },
  plugins: [new webpack.HotModuleReplacementPlugin()],
  experiments: { lazyCompilation: { entries: false } },
};
