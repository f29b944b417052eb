export default {
  mode: "development",
  devtool: false,
  entry: "./src/help.js",
  module: { rules: [{ test: /help\.js$/, use: "./busy.js" }] },
  performance: { hints: "warning", hotspots: true },
  stats: { all: false, warnings: true },
};
