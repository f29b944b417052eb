export default {
  mode: "development",
  devtool: false,
  target: "node",
  entry: "./src/index.js",
  performance: { hints: "warning", circularDependencies: true },
};
