export default {
  mode: "development",
  devtool: false,
  target: "node",
  entry: "./src/index.cjs",
  stats: { all: false, warnings: true, modules: true, runtimeModules: false },
};
