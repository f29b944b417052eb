export default {
  mode: "production",
  entry: "./src/index.html",
  output: { assetModuleFilename: "[name][ext]" },
  optimization: {
    minimizeOptions: { xml: { removeMetadata: true } },
  },
  stats: "errors-warnings",
};
