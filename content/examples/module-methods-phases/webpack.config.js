export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true, filename: "main.js" },
  stats: "summary",
  experiments: { deferImport: true, sourceImport: true },
};
