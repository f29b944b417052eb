import { parse } from "yaml";

export default {
  entry: "./src/index.html",
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
