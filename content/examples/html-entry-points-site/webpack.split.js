export default {
  extends: "./webpack.config.js",
  module: { parser: { html: { chunkName: "[page]-[name]" } } },
  optimization: {
    runtimeChunk: "single",
    splitChunks: { chunks: "all", minSize: 0 },
  },
};
