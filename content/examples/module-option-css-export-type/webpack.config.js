export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true, pathinfo: false },
  stats: "errors-warnings",
  module: {
    rules: [{ test: /mail\.css$/, parser: { exportType: "text" } }],
  },
};
