import webpack from "webpack";

export default {
  mode: "production",
  devtool: false,
  entry: { shop: "./src/index.js" },
  output: {
    filename: "[name].[contenthash:8].js",
    cssFilename: "[name].[contenthash:8].css",
    publicPath: "/static/",
    clean: true,
  },
  optimization: { runtimeChunk: "single" },
  plugins: [new webpack.ManifestPlugin()],
};
