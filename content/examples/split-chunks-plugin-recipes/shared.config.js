export default {
  mode: "production",
  entry: { shop: "./src/shop.js", admin: "./src/admin.js" },
  optimization: {
    runtimeChunk: "single",
    splitChunks: {
      chunks: "all",
      minSize: 0,
      cacheGroups: {
        shared: {
          test: /[\\/]src[\\/]/,
          name: "shared",
          minChunks: 2,
        },
      },
    },
  },
};
