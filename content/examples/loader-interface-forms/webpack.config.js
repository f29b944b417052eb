export default {
  mode: "development",
  devtool: false,
  target: "node",
  stats: "errors-warnings",
  module: {
    rules: [
      { test: /\.sync\.txt$/, use: "./loaders/sync-loader.js" },
      { test: /\.callback\.txt$/, use: "./loaders/callback-loader.js" },
      { test: /\.promise\.txt$/, use: "./loaders/promise-loader.js" },
      { test: /\.later\.txt$/, use: "./loaders/later-loader.js" },
      { test: /\.raw\.txt$/, use: "./loaders/raw-loader.js" },
      {
        test: /\.chain\.txt$/,
        use: ["./loaders/receive-loader.js", "./loaders/send-loader.js"],
      },
    ],
  },
};
