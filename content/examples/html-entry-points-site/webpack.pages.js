export default {
  mode: "production",
  entry: {
    "home-page": "./src/index.html",
    "about-page": "./src/about.html",
  },
  output: { clean: true },
  stats: { all: false, assets: true },
};
