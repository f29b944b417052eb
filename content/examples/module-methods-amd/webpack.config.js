export default {
  mode: "development",
  devtool: false,
  target: "node",
  entry: "./src/index.cjs",
  output: { filename: "main.cjs" },
  stats: { preset: "errors-warnings", assets: true },
};
