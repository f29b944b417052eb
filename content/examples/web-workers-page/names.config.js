export default {
  mode: "production",
  devtool: false,
  entry: "./src/start.js",
  stats: { all: false, assets: true },
};
