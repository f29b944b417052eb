export default {
  mode: "development",
  devtool: false,
  target: "node",
  module: {
    rules: [
      {
        test: /\.csv$/i,
        loader: "./loaders/csv-loader.js",
        options: { separator: ";" },
      },
    ],
  },
};
