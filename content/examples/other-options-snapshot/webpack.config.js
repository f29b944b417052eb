import path from "node:path";

export default {
  mode: "production",
  devtool: false,
  cache: { type: "filesystem", cacheDirectory: path.join(import.meta.dirname, "cache") },
  snapshot: { managedPaths: ["./vendor"] },
};
