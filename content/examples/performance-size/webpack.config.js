export default {
  mode: "production",
  devtool: false,
  performance: { maxAssetSize: 900, maxEntrypointSize: 900 },
};
