export default {
  mode: "development",
  devtool: false,
  stats: "none",
  infrastructureLogging: { level: "error" },
  devServer: {
    proxy: [
      {
        context: ["/api"],
        target: "http://127.0.0.1:4000",
        pathRewrite: { "^/api": "" },
      },
    ],
  },
};
