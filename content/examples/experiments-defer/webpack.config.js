export default {
  mode: "development",
  devtool: false,
  stats: "summary",
  experiments: { deferImport: true },
};
