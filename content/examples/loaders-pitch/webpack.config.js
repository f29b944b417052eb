export default {
  mode: "development",
  devtool: false,
  target: "node",
  module: {
    rules: [
      {
        test: /\.txt$/,
        use: ["./loaders/with-length-loader.js", "./loaders/text-loader.js"],
      },
    ],
  },
};
