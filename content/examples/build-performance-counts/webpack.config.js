import path from "node:path";

const src = path.resolve("src");

export default {
  mode: "development",
  devtool: false,
  resolve: { modules: ["packages"] },
  module: { rules: [{ test: /\.js$/, include: src, loader: path.resolve("slow-loader.cjs") }] },
  cache: { type: "filesystem", cacheDirectory: path.resolve("cache") },
};
