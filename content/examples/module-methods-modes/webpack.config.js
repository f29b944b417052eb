const build = (mode) => ({
  name: mode,
  mode: "production",
  devtool: false,
  target: "node",
  entry: `./src/${mode}.js`,
  output: { module: true, filename: `${mode}.js`, chunkFilename: `${mode}/[name].js` },
  stats: { preset: "none", assets: true },
});

export default ["lazy", "lazy-once", "eager", "weak"].map(build);
