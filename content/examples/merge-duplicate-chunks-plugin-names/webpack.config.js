export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.js",
  output: { clean: true },
  optimization: { splitChunks: false },
  stats: { all: false, assets: true, chunks: true, chunkModules: true, runtimeModules: false },
};
