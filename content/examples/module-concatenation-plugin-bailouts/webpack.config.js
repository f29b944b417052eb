export default ({ apart }) => ({
  mode: "production",
  devtool: false,
  output: { filename: apart ? "apart.js" : "main.js" },
  optimization: { minimize: false, concatenateModules: !apart, chunkIds: "named" },
  stats: { all: false, modules: true, nestedModules: true, optimizationBailout: !apart, runtimeModules: false },
});
