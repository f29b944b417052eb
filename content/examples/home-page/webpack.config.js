export default {
  mode: "production",
  entry: "./src/index.html",
  output: {
    filename: "[name].js",
    cssFilename: "[name].css",
    htmlFilename: "[name].html",
    assetModuleFilename: "[name][ext]",
    clean: true,
  },
};
