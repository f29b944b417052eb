export default (env) => ({
  mode: "production",
  entry: {
    "home-page": "./src/index.html",
    "about-page": "./src/about.html",
  },
  output: {
    clean: true,
  },
  optimization: {
    splitChunks: {
      chunks: env.share ? "all" : "async",
      cacheGroups: {
        vendors: { test: /[\\/]node_modules[\\/]/, name: "vendors" },
      },
    },
  },
});
