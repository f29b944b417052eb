const shared = {
  mode: "production",
  devtool: false,
  entry: { index: "./src/index.js" },
  stats: { all: false, assets: true },
};

export default [
  {
    ...shared,
    name: "module",
    target: ["web", "es2022"],
    output: { filename: "[name].js", library: { type: "module" } },
    optimization: { minimize: false },
  },
  {
    ...shared,
    name: "commonjs",
    target: ["node", "es2022"],
    output: { filename: "[name].cjs", library: { type: "commonjs-static" } },
    optimization: { minimize: false },
  },
  {
    ...shared,
    name: "script",
    target: ["web", "es2022"],
    output: { filename: "script.js", library: { type: "var", name: "TaxKit" } },
  },
];
