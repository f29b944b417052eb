export default {
  mode: "development",
  devtool: "source-map",
  target: "node",
  stats: "errors-warnings",
  output: { hashDigestLength: 16 },
  loader: { siteName: "Shop" },
  module: {
    rules: [
      {
        test: /\.txt$/,
        use: [
          "./loaders/text-loader.js",
          { loader: "./loaders/print-loader.js", options: { indent: 2 } },
        ],
      },
    ],
  },
};
