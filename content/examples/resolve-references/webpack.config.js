export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true },
  stats: "errors-warnings",
};
