export default {
  mode: "production",
  target: "node",
  module: {
    rules: [{ test: /\.messages$/, use: "./loaders/messages-loader.js" }],
  },
  stats: "errors-warnings",
};
