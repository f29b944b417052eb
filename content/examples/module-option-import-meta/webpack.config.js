export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true, pathinfo: false },
  stats: "errors-warnings",
  module: {
    parser: {
      javascript: { importMeta: { dirname: false } },
    },
  },
};
