const base = { mode: "development", devtool: false, stats: "errors-warnings" };

export default [
  {
    ...base,
    name: "library",
    entry: "./mended/index.js",
    output: { filename: "library.mjs", module: true, library: { type: "module" } },
  },
  { ...base, name: "interop", target: "node", entry: "./mended/interop.cjs", output: { filename: "interop.cjs" } },
];
