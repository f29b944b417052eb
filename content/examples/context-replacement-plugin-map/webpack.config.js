import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  target: "node",
  stats: { all: false, modules: true, errors: true, warnings: true },
  plugins: [
    new webpack.ContextReplacementPlugin(/loader$/, "../plugins", {
      "./chart": "./chart.js",
      "./table": "./table/index.js",
    }),
  ],
};
