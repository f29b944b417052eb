export default {
  mode: "development",
  devtool: false,
  stats: "none",
  entry: "./src/index.html",
  output: {
    html: { base: "/" },
  },
  infrastructureLogging: { level: "error" },
  devServer: {
    historyApiFallback: true,
  },
};
