export default {
  mode: "production",
  devtool: false,
  entry: { shop: "./src/shop.js", cart: "./src/cart.js" },
  output: { clean: true },
  stats: { all: false, entrypoints: true },
};
