export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.html",
  output: {
    module: true,
    resourceHints: { manifest: "hints.json" },
    clean: true,
  },
  optimization: { runtimeChunk: "single" },
  stats: "errors-warnings",
};
