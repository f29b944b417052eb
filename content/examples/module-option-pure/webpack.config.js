export default {
  mode: "production",
  devtool: false,
  target: "node",
  stats: "errors-warnings",
  module: {
    rules: [{ test: /theme\.js$/, parser: { pureFunctions: ["createTheme"] } }],
  },
};
