const shared = {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true },
  stats: "errors-warnings",
};

export default [
  {
    ...shared,
    name: "wrong",
    entry: "./src/wrong.js",
    module: { parser: { "css/auto": { pure: true } } },
  },
  { ...shared, mode: "production", name: "page", entry: "./src/index.ts" },
];
