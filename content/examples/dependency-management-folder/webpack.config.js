export default {
  mode: "production",
  devtool: false,
  target: "node",
  output: { module: true, chunkFilename: "[name].mjs", clean: true },
  stats: { all: false, assets: true, errors: true, warnings: true },
};
