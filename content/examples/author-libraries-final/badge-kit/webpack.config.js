export default {
  mode: "production",
  devtool: false,
  target: ["web", "es2022"],
  entry: { index: "./src/index.js" },
  output: {
    filename: "[name].js",
    library: { type: "module" },
    clean: true,
  },
  optimization: { minimize: false },
};
