import path from "node:path";

export default ["same", "query"].map((name) => ({
  name,
  mode: "production",
  entry: `./src/${name}.html`,
  output: { path: path.resolve(import.meta.dirname, "dist", name), clean: true },
  stats: { preset: "none", assets: true, excludeAssets: /\.svg/ },
}));
