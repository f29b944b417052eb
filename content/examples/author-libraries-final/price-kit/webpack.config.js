export default {
  mode: "production",
  devtool: false,
  target: ["web", "es2022"],
  entry: {
    index: "./src/index.ts",
    react: "./src/react.ts",
  },
  output: {
    filename: "[name].js",
    library: { type: "module" },
    clean: true,
  },
  externals: ["price-kit", /^react(\/|$)/],
  optimization: { minimize: false },
};
