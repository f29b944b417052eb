export default {
  mode: "development",
  devtool: false,
  target: "web",
  output: {
    filename: "main.cjs",
    globalObject: "globalThis",
    library: { name: "Cart", type: "umd" },
  },
  externals: {
    leaflet: { commonjs: "leaflet", commonjs2: "leaflet", amd: "leaflet", root: "Leaflet" },
  },
  stats: { all: false, assets: true },
};
