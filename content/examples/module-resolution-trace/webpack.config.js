export default {
  mode: "development",
  devtool: false,
  target: "node",
  stats: { preset: "errors-only", errorDetails: true },
};
