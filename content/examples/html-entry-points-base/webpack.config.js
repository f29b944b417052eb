export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.html",
  output: {
    html: { base: "/" },
    clean: true,
  },
  stats: { preset: "errors-warnings", assets: true },
};
