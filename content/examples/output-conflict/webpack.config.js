export default {
  mode: "development",
  devtool: false,
  entry: { shop: "./src/shop.js", admin: "./src/admin.js" },
  output: { filename: "bundle.js" },
};
