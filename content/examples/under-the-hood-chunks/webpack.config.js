import { ChunksPlugin } from "./chunks-plugin.js";

export default {
  mode: "development",
  devtool: false,
  entry: { shop: "./src/shop.js", admin: "./src/admin.js" },
  output: { chunkFilename: "[id].chunk.js" },
  optimization: {
    runtimeChunk: "single",
    splitChunks: { chunks: "all", minSize: 0 },
  },
  plugins: [new ChunksPlugin()],
};
