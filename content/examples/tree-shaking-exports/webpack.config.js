export default {
  devtool: false,
  stats: { all: false, assets: true },
};
