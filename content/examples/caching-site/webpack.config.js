export default {
  mode: "production",
  devtool: false,
  entry: "./src/index.html",
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "[name].html",
    assetModuleFilename: "[name].[contenthash:8][ext]",
    clean: true,
  },
  resolve: { modules: ["packages"] },
  optimization: {
    runtimeChunk: "single",
    splitChunks: {
      cacheGroups: {
        vendors: {
          test: /[\\/]packages[\\/]/,
          name: "vendors",
          chunks: "all",
          enforce: true,
        },
      },
    },
  },
  stats: { all: false, assets: true },
};
