export default {
  mode: "production",
  devtool: false,
  entry: {
    base: "./src/base.js",
    shop: { import: "./src/shop.js", dependOn: "base" },
    account: { import: "./src/account.js", dependOn: "base" },
  },
  output: { clean: true },
  optimization: { moduleIds: "natural" },
  stats: { preset: "errors-warnings", assets: true },
};
