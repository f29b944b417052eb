export default {
  mode: "development",
  devtool: false,
  target: "web",
  entry: "./src/index.js",
  stats: "errors-only",
};
