import path from "node:path";
import { template } from "./template.js";

export default {
  mode: "production",
  context: path.resolve(import.meta.dirname, "src"),
  entry: {
    "home-page": "./index.html",
    "about-page": "./about.html",
  },
  output: {
    filename: "[name].[contenthash:8].js",
    assetModuleFilename: "[name].[contenthash:8][ext]",
    htmlFilename: "[name].html",
    clean: true,
  },
  module: {
    parser: {
      html: {
        template,
        chunkName: ({ name, type }) => (type === "html" ? name : `site-${name}`),
        sources: [
          "...",
          { tag: "a", attribute: "href", type: "src", filter: (attributes) => attributes.has("download") },
        ],
      },
    },
  },
  stats: { preset: "errors-warnings", assets: true },
};
