export default {
  mode: "development",
  devtool: false,
  target: "node",
  stats: "errors-warnings",
  module: {
    rules: [
      { test: /\.order$/, use: "./loaders/order-loader.js" },
      { test: /\.theme\.js$/, use: "./loaders/theme-loader.js" },
      { test: /\.names$/, use: "./loaders/names-loader.js" },
      { test: /\.listing$/, use: "./loaders/listing-loader.js" },
    ],
  },
  resolve: { extensions: [".js", ".json"] },
};
