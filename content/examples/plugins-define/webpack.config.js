import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  plugins: [
    new webpack.DefinePlugin({
      VERSION: JSON.stringify("1.4.0"),
    }),
  ],
};
