import path from "node:path";

const base = { mode: "development", devtool: false, stats: { all: false, errors: true, warnings: true } };

export default [
  {
    ...base,
    name: "conflict",
    entry: { shop: "./src/shop.js", admin: "./src/admin.js" },
    output: { filename: "bundle.js" },
  },
  { ...base, name: "case", entry: { Menu: "./src/shop.js", menu: "./src/admin.js" } },
  { ...base, name: "path", entry: "./src/shop.js", output: { path: path.resolve("package.json") } },
  {
    ...base,
    name: "assets",
    entry: "./src/banners.js",
    module: { rules: [{ test: /\.svg$/, type: "asset/resource" }] },
    output: { assetModuleFilename: "images/[name][ext]" },
  },
  { ...base, name: "hash", entry: "./src/shop.js", output: { filename: "[name].[hash].js" } },
];
