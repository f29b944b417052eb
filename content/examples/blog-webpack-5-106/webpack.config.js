export default {
  mode: "production",
  devtool: false,
  target: "node",
  entry: "./src/index.cjs",
  output: { filename: "main.js", module: false },
  stats: "errors-warnings",
};
