import path from "node:path";

export default {
  mode: "production",
  entry: { shop: "./src/index.js" },
  output: {
    path: path.resolve(import.meta.dirname, "build"),
    filename: "js/[name].[contenthash:8].js",
    htmlFilename: "[name].html",
    html: { title: "Shop" },
    copy: "public",
    clean: true,
  },
};
