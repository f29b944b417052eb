import { parse } from "yaml";

export default {
  entry: {
    "home-page": "./src/index.html",
    "about-page": "./src/about.html",
  },
  output: {
    htmlFilename: "[name].html",
    copy: "public",
    clean: true,
  },
  module: {
    rules: [{ test: /\.yaml$/i, type: "json", parser: { parse } }],
  },
  optimization: {
    splitChunks: {
      cacheGroups: {
        vendors: {
          test: /[\\/]node_modules[\\/]/,
          name: "vendors",
          chunks: "initial",
          enforce: true,
        },
      },
    },
  },
};
