export default (env) => ({
  mode: "production",
  devtool: false,
  target: "node",
  entry: "./src/index.js",
  resolve: { modules: ["packages"] },
  module: {
    rules: env.flagged ? [{ test: /packages/, sideEffects: false }] : [],
  },
  optimization: { minimize: false, concatenateModules: false },
  stats: {
    all: false,
    modules: true,
    orphanModules: true,
    runtimeModules: false,
    providedExports: true,
    usedExports: true,
    optimizationBailout: true,
  },
});
