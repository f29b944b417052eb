export default {
  extends: import.meta.resolve("./webpack.common.js"),
  mode: "production",
  devtool: "hidden-source-map",
  output: { filename: "[name].[contenthash:8].js", htmlFilename: "[name].html" },
};
