export default {
  mode: "production",
  devtool: "source-map",
  stats: { preset: "normal", timings: false, relatedAssets: true },
};
