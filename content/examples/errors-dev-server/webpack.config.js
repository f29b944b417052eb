export default {
  mode: "development",
  devtool: false,
  stats: "none",
  infrastructureLogging: { level: "error" },
};
