import path from "node:path";

const base = { mode: "development", devtool: false, stats: "errors-warnings" };
const names = ["chunk", "style", "script", "global", "process", "buffer", "require", "missing", "context", "weak", "auto", "attributes", "hot"];

export default [
  {
    ...base,
    entry: Object.fromEntries(names.map((name) => [name, `./src/${name}.js`])),
    output: { chunkLoadTimeout: 50 },
    externals: { jquery: "jQuery", "shop-api": "script shopApi@https://api.example/shop.js" },
  },
  { ...base, entry: "./src/cart.js", output: { filename: "commonjs.js", library: { type: "commonjs2" } } },
  { ...base, entry: "./src/global.js", output: { filename: "module.js", module: true }, externals: { jquery: "module jquery" } },
  { ...base, entry: "./src/cart.js", devtool: "eval", output: { filename: "eval.js" } },
  {
    ...base,
    name: "monday",
    entry: "./src/chunk.js",
    output: { path: path.resolve("dist/mixed"), chunkFilename: "cart.js" },
  },
  {
    ...base,
    name: "tuesday",
    dependencies: ["monday"],
    entry: "./src/chunk.js",
    output: { path: path.resolve("dist/mixed"), filename: "new.js", chunkFilename: "cart.js" },
    optimization: { moduleIds: "natural" },
  },
  {
    ...base,
    name: "wednesday",
    mode: "production",
    entry: "./src/call.js",
    output: { path: path.resolve("dist/production"), chunkFilename: "cart.js" },
  },
  {
    ...base,
    name: "thursday",
    dependencies: ["wednesday"],
    mode: "production",
    entry: "./src/call.js",
    output: { path: path.resolve("dist/production"), filename: "new.js", chunkFilename: "cart.js" },
    optimization: { moduleIds: "named" },
  },
];
