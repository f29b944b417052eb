import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.js",
  plugins: [new webpack.optimize.AggressiveSplittingPlugin({ minSize: 200, maxSize: 300 })],
  stats: { all: false, chunks: true, chunkModules: true, dependentModules: true, runtimeModules: false, entrypoints: true },
};
