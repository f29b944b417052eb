export default {
  mode: "production",
  devtool: false,
  target: ["web", "es2022"],
  entry: "./src/index.html",
  output: { htmlFilename: "index.html", filename: "[name].js", assetModuleFilename: "[name][ext]" },
  stats: { preset: "errors-warnings", assets: true },
};
