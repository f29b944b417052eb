export default {
  mode: "development",
  devtool: false,
  target: "universal",
  entry: "./src/index.js",
};
