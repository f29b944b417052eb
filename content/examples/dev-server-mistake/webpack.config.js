export default {
  mode: "development",
  devServer: {
    contentBase: "public",
    hot: "always",
  },
};
