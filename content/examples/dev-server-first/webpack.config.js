export default {
  mode: "development",
  devtool: false,
  stats: "none",
  entry: "./src/index.html",
  infrastructureLogging: { level: "error" },
  devServer: {
    static: "public",
  },
};
