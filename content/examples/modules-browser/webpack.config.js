export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.html",
  output: { assetModuleFilename: "[name].[hash:8][ext]" },
};
