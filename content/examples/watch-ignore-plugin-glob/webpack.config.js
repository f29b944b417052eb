import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  plugins: [new webpack.WatchIgnorePlugin({ paths: ["generated/**"] })],
};
