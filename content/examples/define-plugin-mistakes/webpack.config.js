import webpack from "webpack";

export default {
  mode: "production",
  stats: "errors-warnings",
  plugins: [
    new webpack.DefinePlugin({ CHANNEL: "beta" }),
    new webpack.DefinePlugin({ CHANNEL: JSON.stringify("stable") }),
  ],
};
