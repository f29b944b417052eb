export default {
  mode: "production",
  devtool: false,
  stats: { all: false, assets: true },
};
