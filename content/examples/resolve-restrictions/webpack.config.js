export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  resolve: {
    restrictions: [import.meta.dirname + "/src"],
  },
};
