export default {
  mode: "production",
  devtool: false,
  target: "universal",
  entry: { calendar: "./src/index.js" },
  output: {
    library: { type: "module" },
    assetModuleFilename: "[name][ext]",
    clean: true,
  },
  optimization: { minimize: false },
  stats: { preset: "errors-warnings", assets: true },
};
