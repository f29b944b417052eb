const names = ["type", "enum", "import"];

export default names.map((name) => ({
  name,
  mode: "production",
  target: "node",
  devtool: false,
  entry: `./src/wrong/${name}.ts`,
  output: { filename: `${name}.js` },
  stats: { preset: "errors-only", assets: name === "type" },
}));
