export default {
  mode: "production",
  devtool: false,
  stats: "errors-warnings",
  output: { clean: true },
  optimization: { minimize: false },
};
