import path from "node:path";
import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  recordsPath: path.resolve(import.meta.dirname, "records.json"),
  stats: { all: false, assets: true, cachedAssets: false, groupAssetsByInfo: false },
  plugins: [new webpack.HotModuleReplacementPlugin()],
};
