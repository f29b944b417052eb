export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: {
    filename: "main.cjs",
    publicPath: "/",
    assetModuleFilename: "[name].[contenthash:8][ext]",
    clean: true,
  },
};
