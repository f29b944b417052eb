export default {
  mode: "production",
  entry: { shop: "./src/shop.js", admin: "./src/admin.js" },
  optimization: {
    splitChunks: false,
  },
};
