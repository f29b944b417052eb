export default (env) => ({
  mode: "production",
  entry: {
    "home-page": "./src/index.html",
    "about-page": "./src/about.html",
  },
  output: {
    clean: true,
  },
  optimization: env.share && {
    splitChunks: { chunks: "all" },
  },
  performance: { duplicateModules: true },
});
