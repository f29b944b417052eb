export default {
  mode: "production",
  entry: "./src/index.html",
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "[name].html",
    assetModuleFilename: "[name].[contenthash:8][ext]",
    clean: true,
  },
  stats: { all: false, assets: true },
};
