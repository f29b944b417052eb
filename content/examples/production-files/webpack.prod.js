export default {
  extends: "./webpack.config.js",
  mode: "production",
  devtool: "hidden-source-map",
  output: {
    filename: "js/[name].[contenthash:8].js",
    cssFilename: "css/[name].[contenthash:8].css",
    cssChunkFilename: "css/[name].[contenthash:8].css",
    assetModuleFilename: "media/[name].[contenthash:8][ext]",
    sourceMapFilename: "../maps/[file].map",
  },
  optimization: { runtimeChunk: "single" },
};
