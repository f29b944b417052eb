export default {
  mode: "production",
  entry: {
    "home-page": "./src/index.html",
    "about-page": "./src/about.html",
  },
  output: { clean: true },
  stats: { preset: "errors-warnings", assets: true },
};
