const all = { hints: "error", all: true, hotspots: false, cacheEffectiveness: false, largeModules: false };

export default {
  mode: "production",
  devtool: "source-map",
  entry: "./src/fixed.js",
  performance: { ...all, maxAssetSize: 100_000, maxEntrypointSize: 100_000 },
  optimization: { runtimeChunk: "single" },
  stats: "errors-warnings",
};
