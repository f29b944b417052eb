export default {
  mode: "production",
  target: "browserslist:baseline newly available",
  devtool: false,
  entry: "./src/index.html",
  output: {
    module: true,
    clean: true,
  },
  stats: { preset: "errors-warnings", assets: true },
};
