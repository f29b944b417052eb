export default {
  mode: "production",
  devtool: false,
  target: "node",
  output: { module: true, environment: { deferImport: true } },
  experiments: { deferImport: true },
  externals: ["lodash-es", "left-pad"],
  optimization: { minimize: false },
  stats: { all: false, assets: true, errors: true, warnings: true },
};
