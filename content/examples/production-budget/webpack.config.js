export default (env) => ({
  mode: "production",
  performance: {
    hints: env.ci ? "error" : "warning",
    maxEntrypointSize: 2_000,
    maxAssetSize: 2_000,
  },
});
