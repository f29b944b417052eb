export default {
  mode: "production",
  devtool: false,
  entry: "./src/index.html",
  stats: { all: false, assets: true },
};
