export default {
  mode: "production",
  devtool: false,
  output: { clean: true },
  performance: { unusedModules: true },
  stats: { all: false, assets: true, warnings: true },
};
