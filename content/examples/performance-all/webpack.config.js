export default {
  mode: "production",
  devtool: false,
  performance: { all: true, hotspots: false },
  resolve: { alias: { "old-name": "./src/menu.js" } },
  stats: { all: false, warnings: true },
};
