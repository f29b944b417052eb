import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  entry: {
    search: "./src/search.js",
    cart: "./src/cart.js",
  },
  output: { publicPath: "" },
  plugins: [new webpack.HotModuleReplacementPlugin()],
};
