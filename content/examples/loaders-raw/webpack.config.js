export default {
  mode: "development",
  devtool: false,
  target: "node",
  module: {
    rules: [
      {
        test: /\.png$/i,
        resourceQuery: /size/,
        type: "json",
        loader: "./loaders/png-size-loader.js",
      },
    ],
  },
};
