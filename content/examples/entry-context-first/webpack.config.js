import path from "node:path";

export default {
  mode: "production",
  context: path.resolve(import.meta.dirname, "apps"),
  entry: {
    shop: "./shop/index.js",
    admin: { import: "./admin/index.js", filename: "private/[name].js" },
  },
  stats: { preset: "none", assets: true, modules: true },
};
