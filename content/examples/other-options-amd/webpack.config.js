export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.cjs",
  amd: { jQuery: true },
};
