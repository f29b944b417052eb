import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  target: "node",
  stats: { all: false, modules: true, errors: true },
  plugins: [new webpack.ContextExclusionPlugin(/^drafts$|\.test\.js$/)],
};
