const base = { mode: "development", devtool: false, stats: { all: false, errors: true, warnings: true } };
const auto = { rules: [{ test: /\.js$/, type: "javascript/auto" }] };
const library = { module: true, library: { type: "module" } };
const merged = { module: true, library: { type: "module", entryExports: "all" } };

export default [
  { ...base, entry: "./src/name.js" },
  { ...base, entry: "./src/name.js", module: auto },
  { ...base, entry: "./src/name.jsx" },
  { ...base, entry: "./src/default.js" },
  { ...base, entry: "./src/none.js" },
  { ...base, entry: "./src/json.js" },
  { ...base, entry: "./src/json.js", module: auto },
  { ...base, mode: "production", entry: "./src/member.js", module: auto },
  { ...base, entry: "./src/type.ts" },
  { ...base, entry: "./src/stars.js" },
  { ...base, entry: "./src/ring.js" },
  {
    ...base,
    entry: "./src/external.js",
    output: library,
    externalsType: "var",
    externals: { "shop-api": ["shop", "api"] },
  },
  { ...base, entry: ["./src/tea.js", "./src/green-tea.js"], output: merged },
  { ...base, entry: ["./src/tea.js", "./src/legacy.cjs"], output: merged },
];
