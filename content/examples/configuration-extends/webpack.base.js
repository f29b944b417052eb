import webpack from "webpack";

export default {
  mode: "production",
  devtool: false,
  output: { filename: "[name].js" },
  plugins: [new webpack.DefinePlugin({ FROM: JSON.stringify("base") })],
};
