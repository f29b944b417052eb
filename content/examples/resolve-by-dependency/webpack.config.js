export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true },
  stats: "errors-warnings",
  resolve: {
    modules: ["packages", "..."],
    byDependency: {
      commonjs: { mainFields: ["main"] },
    },
  },
};
