export default {
  extends: "./webpack.config.js",
  mode: "development",
  devtool: [
    { type: "javascript", use: "eval-source-map" },
    { type: "css", use: "source-map" },
  ],
  output: {
    filename: "js/[name].js",
    cssFilename: "css/[name].css",
    cssChunkFilename: "css/[name].css",
    assetModuleFilename: "media/[name][ext]",
  },
  devServer: {
    watchFiles: ["src/**/*.html"],
  },
};
