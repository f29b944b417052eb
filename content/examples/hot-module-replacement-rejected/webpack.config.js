import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  target: "node",
  entry: "./src/index.js",
  output: { module: true },
  plugins: [new webpack.HotModuleReplacementPlugin()],
};
