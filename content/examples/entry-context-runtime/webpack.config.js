export default {
  mode: "production",
  entry: {
    cart: { import: "./src/cart.js", runtime: "shop" },
    search: { import: "./src/search.js", runtime: "shop" },
    admin: "./src/admin.js",
  },
  stats: { preset: "none", assets: true, entrypoints: true },
};
