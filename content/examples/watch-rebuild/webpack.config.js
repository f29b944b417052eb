export default {
  mode: "development",
  devtool: false,
  watchOptions: {
    aggregateTimeout: 300,
    ignored: "**/generated",
  },
};
