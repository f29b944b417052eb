export default (env) => ({
  mode: "production",
  devtool: false,
  entry: { shop: "./src/shop.js", cart: "./src/cart.js" },
  resolve: { modules: ["packages"] },
  optimization: {
    splitChunks: env.split && {
      chunks: "all",
      minSize: 0,
      cacheGroups: {
        vendors: { test: /[\\/]packages[\\/]/, name: "vendors", priority: 10 },
      },
    },
  },
  stats: { all: false, assets: true, entrypoints: true },
});
