import path from "node:path";

export default {
  mode: "production",
  devtool: false,
  entry: {
    shop: "./src/shop.js",
    admin: "./src/admin.js",
  },
  output: {
    path: path.resolve(import.meta.dirname, "build"),
    filename: "[name].[contenthash:8].js",
    chunkFilename: "chunks/[name].[contenthash:8].js",
    cssFilename: "css/[name].[contenthash:8].css",
    assetModuleFilename: "media/[name].[hash:8][ext]",
    clean: true,
  },
  optimization: { chunkIds: "named" },
};
