export default {
  mode: "development",
  devtool: false,
  target: "node",
  stats: "errors-warnings",
  module: {
    parser: {
      javascript: { exportsPresence: "error" },
    },
  },
};
