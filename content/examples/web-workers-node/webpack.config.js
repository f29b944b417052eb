export default {
  mode: "production",
  devtool: false,
  target: "node",
  output: { module: true, clean: true },
  stats: { all: false, assets: true, errors: true },
};
