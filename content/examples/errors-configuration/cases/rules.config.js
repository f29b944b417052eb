export default {
  mode: "development",
  entry: "./src/index.js",
  module: { rules: [{ test: /\.js$/, use: ["swc-loader"], options: { sourceMaps: true } }] },
};
