import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  target: "node",
  entry: ["webpack/hot/poll?100", "./src/server.js"],
  output: { module: true },
  plugins: [new webpack.HotModuleReplacementPlugin()],
};
