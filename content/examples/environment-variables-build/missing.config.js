import webpack from "webpack";

export default {
  mode: "production",
  devtool: false,
  target: "node",
  stats: "errors-warnings",
  plugins: [new webpack.EnvironmentPlugin(["API_KEY"])],
};
