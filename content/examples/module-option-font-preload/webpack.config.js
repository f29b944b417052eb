export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.html",
  output: { crossOriginLoading: "anonymous" },
  stats: "errors-warnings",
  module: {
    parser: {
      css: {
        fontPreload: true,
      },
    },
  },
};
