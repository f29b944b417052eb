export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.html",
};
