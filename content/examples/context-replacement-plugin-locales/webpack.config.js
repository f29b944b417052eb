import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  target: "node",
  stats: { all: false, modules: true, errors: true },
  plugins: [new webpack.ContextReplacementPlugin(/locale$/, /^\.\/(de|fr)\.js$/)],
};
