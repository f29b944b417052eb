import path from "node:path";

export default {
  mode: "production",
  devtool: false,
  recordsPath: path.join(import.meta.dirname, "records.json"),
  optimization: { moduleIds: "natural", chunkIds: "natural" },
  stats: { preset: "none", assets: true, ids: true },
};
