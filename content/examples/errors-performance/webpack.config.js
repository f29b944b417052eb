import webpack from "webpack";

const base = { mode: "production", devtool: false, stats: { all: false, warnings: true } };
const only = (...names) => Object.fromEntries([["all", false], ...names.map((name) => [name, true])]);

export default [
  {
    ...base,
    entry: "./src/limits.js",
    performance: { hints: "warning", maxAssetSize: 50_000, maxEntrypointSize: 50_000, all: false, largeModules: true },
  },
  {
    ...base,
    entry: { shop: "./src/chunks.js", admin: "./src/other.js" },
    optimization: {
      splitChunks: { chunks: "all", maxInitialRequests: 1, cacheGroups: { shared: { test: /shared/, minSize: 0, minChunks: 1 } } },
    },
    performance: {
      maxEntrypointSize: 100,
      ...only("asyncChunkWaterfalls", "conflictingResourceHints", "duplicateModules", "redundantDynamicImports", "splitChunksCapped"),
    },
  },
  { ...base, entry: "./src/tiny.js", performance: only("tinyChunks", "broadContexts") },
  {
    ...base,
    entry: "./src/unused.js",
    module: { rules: [{ test: /\.webp$/, type: "asset/resource" }] },
    performance: only(
      "dynamicExports",
      "missingSideEffects",
      "pureAnnotations",
      "scopeHoistingBailouts",
      "unusedAssets",
      "unusedModules",
    ),
  },
  {
    ...base,
    entry: "./src/modules.js",
    target: ["web", "es2022"],
    module: { rules: [{ test: /\.webp$/, type: "asset/inline" }] },
    performance: only(
      "circularDependencies",
      "duplicatePackages",
      "evalUsage",
      "inlinedAssets",
      "legacyJavascript",
      "topLevelThis",
      "unsplitVendors",
    ),
  },
  {
    ...base,
    entry: "./src/library.js",
    output: { library: { type: "commonjs2" } },
    performance: only("mixedExports"),
  },
  {
    ...base,
    entry: "./src/esm.js",
    output: { module: true },
    performance: only("analyzableBailouts"),
  },
  {
    ...base,
    entry: "./src/help.js",
    devtool: "inline-source-map",
    module: { rules: [{ test: /help\.js$/, use: "./upper.js" }] },
    performance: only("cacheEffectiveness", "sourceMaps"),
  },
  {
    ...base,
    entry: "./src/help.js",
    resolve: { alias: { "@": "./src" } },
    externals: { jquery: "jQuery" },
    module: { rules: [{ test: /\.coffee$/, type: "asset/source" }, { test: /src\/views/, type: "asset/source" }] },
    plugins: [
      new webpack.DefinePlugin({ VERSION: "1" }),
      new webpack.container.ModuleFederationPlugin({ name: "shop", remotes: { cart: "cart@/cart.js" }, shared: ["money"] }),
    ],
    performance: only("unusedConfig", "osDependentRules"),
  },
];
