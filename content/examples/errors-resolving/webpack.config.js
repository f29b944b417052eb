import webpack from "webpack";

const base = { mode: "development", devtool: false, stats: { all: false, errors: true, warnings: true } };

export default [
  { ...base, entry: "./src/relative.js" },
  { ...base, entry: "./src/bare.js" },
  { ...base, entry: "./src/package.js" },
  { ...base, entry: "./src/folder.js", stats: { ...base.stats, errorDetails: true } },
  { ...base, entry: "./source/index.js" },
  { ...base, entry: "./src/extension.js" },
  { ...base, entry: "./src/core.js" },
  { ...base, entry: "./src/scheme.js", target: "web" },
  { ...base, entry: "./src/exports.js" },
  { ...base, entry: "./src/imports.js" },
  { ...base, entry: "./src/alias.js", resolve: { alias: { "@": "./src" } } },
  { ...base, entry: "./src/menu.js", module: { rules: [{ test: /menu\.js$/, use: "sass-loader" }] } },
  { ...base, entry: "./src/menu.js", module: { rules: [{ test: /menu\.js$/, use: "swc" }] } },
  { ...base, entry: "./src/case.js" },
  { ...base, entry: "./src/http.js" },
  {
    ...base,
    entry: "./src/http.js",
    experiments: { buildHttp: { allowedUris: ["https://modules.example.test/"] } },
  },
  {
    ...base,
    entry: "./src/http.js",
    experiments: { buildHttp: { allowedUris: ["https://cdn.example.test/"], frozen: true } },
  },
  {
    ...base,
    entry: "./src/virtual.js",
    plugins: [new webpack.experiments.schemes.VirtualUrlPlugin({ setting: "export const shop = 1;" })],
  },
];
