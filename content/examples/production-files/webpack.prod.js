export default {
  extends: "./webpack.config.js",
  mode: "production",
  devtool: "hidden-source-map",
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "[name].html",
    sourceMapFilename: "../maps/[file].map",
  },
};
