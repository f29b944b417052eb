export default {
  mode: "production",
  devtool: false,
  optimization: { minimize: false },
  stats: { all: false, assets: true },
};
