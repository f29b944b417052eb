export default {
  entry: "./index.html",
  output: { clean: true },
  devServer: {
    open: true,
    watchFiles: ["index.html"],
  },
};
