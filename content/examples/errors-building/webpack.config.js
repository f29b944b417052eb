const base = { mode: "development", devtool: false, stats: { all: false, errors: true, warnings: true } };
const rule = (name) => ({ rules: [{ test: /src/, use: `./loaders/${name}.js` }] });

export default [
  { ...base, entry: "./src/throws.js", module: rule("throws") },
  { ...base, entry: "./src/string.js", module: rule("string") },
  { ...base, entry: "./src/nothing.js", module: rule("nothing") },
  { ...base, entry: "./src/reports.js", module: rule("reports") },
  { ...base, entry: "./src/json.js", module: rule("empty") },
  { ...base, entry: "./src/broken.js", module: rule("broken") },
  {
    ...base,
    entry: "./src/options.js",
    module: { rules: [{ test: /src/, loader: "./loaders/options.js", options: { curency: "EUR" } }] },
  },
  { ...base, entry: "./src/text.js", module: { rules: [{ test: /src/, use: "./loaders/options.js?{currency:}" }] } },
  { ...base, entry: "./src/deps.js", module: rule("deps") },
  { ...base, entry: "./src/cycle.js", module: rule("cycle") },
  { ...base, entry: "./src/evaluate.js", module: { rules: [{ test: /evaluate/, use: "./loaders/evaluate.js" }] } },
  { ...base, entry: "./src/map.js", devtool: "source-map", module: { rules: [{ test: /src/, extractSourceMap: true }] } },
  { ...base, entry: "./src/lost.js", devtool: "source-map", module: { rules: [{ test: /src/, extractSourceMap: true }] } },
];
