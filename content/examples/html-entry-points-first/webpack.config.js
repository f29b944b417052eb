export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.html",
  output: {
    assetModuleFilename: "[name].[contenthash:8][ext]",
    clean: true,
  },
};
