import webpack from "webpack";

const base = { mode: "development", devtool: false, stats: { all: false, errors: true, warnings: true } };

export default [
  {
    ...base,
    entry: { shop: "./src/shop.js", admin: "./src/admin.js" },
    devtool: "source-map",
    output: { sourceMapFilename: "app.js.map" },
  },
  { ...base, entry: "./src/shop.js", output: { library: { type: "var", name: "Shop_[contenthash]" } } },
  { ...base, entry: "./src/shop.js", output: { filename: "[name].[contenthash:base99].js" } },
  { ...base, entry: "./src/lazy.js" },
  { ...base, entry: "./src/inline.js", module: { rules: [{ test: /\.raw$/, type: "asset/inline" }] } },
  {
    ...base,
    entry: { shop: "./src/shop.js", admin: "./src/admin.js" },
    optimization: { splitChunks: { chunks: "all", minSize: 0, cacheGroups: { shared: { test: /shop/, name: "admin" } } } },
  },
  { ...base, entry: "./src/shop.js", optimization: { splitChunks: { chunks: "all", minSize: 50_000, maxSize: 20 } } },
  {
    ...base,
    entry: { menu: "./src/menu.js", footer: "./src/footer.js" },
    optimization: { splitChunks: { cacheGroups: { styles: { name: "styles", type: /css/, chunks: "all", enforce: true } } } },
  },
  { ...base, entry: "./src/charset.js" },
  { ...base, entry: "./src/circular-a.js" },
  { ...base, entry: "./src/page.html", output: { html: { integrity: ["sha999"] } } },
  { ...base, entry: "./src/page.html", output: { html: { integrity: true }, publicPath: "https://cdn.example/" } },
  { ...base, entry: "./src/shop.js", output: { copy: ["public/**"] } },
  { ...base, entry: "./src/wasm.js", experiments: { syncWebAssembly: true } },
  { ...base, entry: "./src/memory-lazy.js", experiments: { syncWebAssembly: true } },
  { ...base, entry: "./src/shop.js", plugins: [new webpack.SSRManifestPlugin()] },
  {
    ...base,
    entry: { shop: "./src/shop.js", menu: "./src/lazy-admin.js" },
    optimization: { splitChunks: { chunks: "all", minSize: 0, cacheGroups: { shared: { test: /shop/, name: "admin-page" } } } },
  },
];
