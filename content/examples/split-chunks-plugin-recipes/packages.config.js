const packageName = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

export default {
  mode: "production",
  entry: { shop: "./src/shop.js", admin: "./src/admin.js" },
  optimization: {
    runtimeChunk: "single",
    splitChunks: {
      chunks: "all",
      cacheGroups: {
        vendors: {
          test: /[\\/]node_modules[\\/]/,
          name(module) {
            const [, name] = module.nameForCondition().match(packageName);
            return `npm.${name.replace("@", "").replace(/[\\/]/, "-")}`;
          },
          enforce: true,
        },
      },
    },
  },
};
