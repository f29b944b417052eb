export default {
  mode: "production",
  target: "node",
  devtool: "source-map",
  output: { filename: "main.cjs" },
  stats: { all: false, assets: true, relatedAssets: true },
};
