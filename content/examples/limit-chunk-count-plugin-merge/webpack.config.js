import webpack from "webpack";

const { LimitChunkCountPlugin, MinChunkSizePlugin, AggressiveMergingPlugin } = webpack.optimize;

export default ({ max, min, merge }) => ({
  mode: "development",
  devtool: false,
  entry: "./src/index.js",
  output: { clean: true },
  optimization: { splitChunks: false },
  plugins: [
    max && new LimitChunkCountPlugin({ maxChunks: Number(max) }),
    min && new MinChunkSizePlugin({ minChunkSize: Number(min) }),
    merge && new AggressiveMergingPlugin(),
  ],
  stats: { all: false, chunks: true, chunkModules: true, dependentModules: true, runtimeModules: false },
});
