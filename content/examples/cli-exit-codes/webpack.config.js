export default {
  devtool: false,
  stats: "errors-warnings",
};
