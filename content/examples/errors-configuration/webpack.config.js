import path from "node:path";
import webpack from "webpack";

const base = { mode: "development", devtool: false, entry: "./src/index.js", stats: { all: false, errors: true, warnings: true } };
const entry = (shop, admin) => ({ shop: { import: "./src/index.js", ...shop }, admin: { import: "./src/admin.js", ...admin } });

export default [
  { ...base, mode: undefined },
  { ...base, optimization: { moduleIds: "hashed" } },
  { ...base, output: { iife: false, library: { type: "umd", name: "Shop" } } },
  { ...base, entry: entry({ dependOn: "admin" }, { dependOn: "shop" }) },
  { ...base, entry: entry({ dependOn: "admin", runtime: "runtime" }, {}) },
  { ...base, entry: entry({ runtime: "admin" }, {}) },
  { ...base, entry: "./src/env.js", plugins: [new webpack.EnvironmentPlugin(["API_URL"])] },
  {
    ...base,
    entry: "./src/env.js",
    plugins: [new webpack.DefinePlugin({ VERSION: "1" }), new webpack.DefinePlugin({ VERSION: "2" })],
  },
  { ...base, dotenv: { dir: path.resolve("env") } },
  { ...base, plugins: [new webpack.DllReferencePlugin({ manifest: path.resolve("src/vendor-manifest.json") })] },
  { ...base, entry: "./src/outside.js", externals: { shop: { amd: "shop" } } },
  { ...base, entry: "./src/outside.js", externals: { shop: "module https://cdn.example/shop.js" } },
];
