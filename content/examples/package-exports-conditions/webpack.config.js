export default {
  devtool: false,
  target: "node",
  output: { module: true },
  resolve: { modules: ["packages", "..."] },
  stats: "errors-only",
};
