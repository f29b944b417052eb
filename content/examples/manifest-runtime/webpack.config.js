export default {
  mode: "production",
  devtool: false,
  entry: "./src/index.js",
  output: {
    filename: "[name].[contenthash:8].js",
    clean: true,
  },
  optimization: {
    minimize: false,
    runtimeChunk: "single",
  },
};
