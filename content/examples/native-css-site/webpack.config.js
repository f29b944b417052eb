export default {
  target: "browserslist:safari 15",
  devtool: false,
  entry: "./src/index.html",
  output: {
    assetModuleFilename: "[name].[hash:8][ext]",
    clean: true,
  },
  stats: { all: false, assets: true, errors: true },
};
