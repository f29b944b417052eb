export default {
  mode: "development",
  devtool: false,
  entry: "./src/index.js",
  infrastructureLogging: { level: "error" },
};
