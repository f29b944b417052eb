import { idsPlugin } from "./ids-plugin.js";
import { ownIdsPlugin } from "./own-ids-plugin.js";

export default {
  mode: "development",
  devtool: false,
  stats: "none",
  optimization: { moduleIds: false, chunkIds: false },
  output: { filename: "main.js", chunkFilename: "[id].js" },
  plugins: [ownIdsPlugin, idsPlugin],
};
