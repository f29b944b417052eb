export default {
  mode: "production",
  devtool: false,
  entry: { index: "./src/index.html" },
  output: {
    filename: "js/[name].js",
    htmlFilename: "[name].html",
    cssFilename: "css/[name].css",
    assetModuleFilename: "media/[name][ext]",
  },
  stats: "errors-warnings",
};
