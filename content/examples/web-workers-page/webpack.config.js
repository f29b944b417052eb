export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.html",
  output: {
    pathinfo: false,
    workerChunkFilename: "workers/[name].js",
    clean: true,
  },
  stats: { all: false, assets: true, errors: true },
};
