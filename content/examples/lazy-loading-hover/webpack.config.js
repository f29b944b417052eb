export default {
  entry: "./src/index.html",
  output: {
    clean: true,
  },
  devServer: {
    watchFiles: ["src/**/*.html"],
  },
};
