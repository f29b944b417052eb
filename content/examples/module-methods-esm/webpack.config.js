export default {
  mode: "production",
  devtool: false,
  target: "node",
  stats: "errors-warnings",
};
