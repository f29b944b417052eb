import { parse } from "yaml";

export default {
  entry: {
    "home-page": "./src/index.html",
    "about-page": "./src/about.html",
  },
  output: {
    clean: true,
  },
  module: {
    rules: [{ test: /\.yaml$/i, type: "json", parser: { parse } }],
  },
  devServer: {
    watchFiles: ["src/**/*.html"],
  },
};
