export default {
  mode: "development",
  devtool: false,
  experiments: { css: true },
  module: {
    rules: [{ test: /\.css$/i, use: "./loaders/brand-loader.js" }],
  },
};
