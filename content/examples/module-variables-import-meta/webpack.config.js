export default {
  mode: "development",
  devtool: false,
  target: "node",
  dotenv: true,
  output: { module: true },
  stats: "errors-warnings",
};
