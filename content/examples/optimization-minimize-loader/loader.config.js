import config from "./webpack.config.js";

export default {
  ...config,
  module: {
    rules: [{ test: /\.css$/, use: "./loaders/extract-loader.js" }],
  },
};
