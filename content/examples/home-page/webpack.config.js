export default {
  mode: "production",
  output: {
    filename: "[name].js",
    cssFilename: "[name].css",
    htmlFilename: "[name].html",
    assetModuleFilename: "[name][ext]",
    clean: true,
  },
};
