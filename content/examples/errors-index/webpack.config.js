export default {
  mode: "development",
  devtool: false,
  stats: { preset: "errors-warnings", moduleTrace: true },
};
