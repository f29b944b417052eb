import path from "node:path";

export default {
  mode: "production",
  target: "node",
  entry: {
    first: "./src/index.js",
    second: { import: "./src/index.js", layer: "alternative" },
  },
  output: { filename: "[name].cjs" },
  module: {
    rules: [
      {
        issuerLayer: "alternative",
        resolve: { alias: { "#greeting": path.resolve(import.meta.dirname, "src/hello.js") } },
      },
    ],
  },
  resolve: { alias: { "#greeting": path.resolve(import.meta.dirname, "src/hi.js") } },
  stats: "errors-warnings",
};
