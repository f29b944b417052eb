export default {
  mode: "development",
  devtool: false,
  target: "node",
  entry: {
    app: { import: "./src/app.js", layer: "modern" },
    old: { import: "./src/app.js", layer: "legacy" },
  },
  module: {
    rules: [
      { issuerLayer: "legacy", test: /\.json$/i, type: "asset/source" },
      { test: /polyfill\.js$/, layer: "polyfills" },
    ],
  },
  stats: { all: false, modules: true, runtimeModules: false, groupModulesByLayer: true },
};
