import path from "node:path";

const base = { mode: "development", devtool: false, entry: "./src/index.js", stats: "errors-warnings" };
const cache = { type: "filesystem", cacheDirectory: path.resolve(".cache") };

export default [
  {
    ...base,
    name: "page",
    cache: { ...cache, name: "page" },
    module: { rules: [{ test: /index\.js$/, use: "./fixed/price-list.js" }] },
  },
  { ...base, name: "worker", cache: { ...cache, name: "worker" } },
];
