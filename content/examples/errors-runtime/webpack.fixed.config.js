import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  entry: { fixed: "./fixed/index.js" },
  output: { publicPath: "/", chunkFilename: "[name].[contenthash:8].js" },
  plugins: [new webpack.EnvironmentPlugin({ API_URL: "https://api.example" })],
  stats: "errors-warnings",
};
