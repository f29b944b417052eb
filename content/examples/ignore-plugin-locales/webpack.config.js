import webpack from "webpack";

export default {
  mode: "development",
  devtool: false,
  target: "node",
  stats: { all: false, modules: true, errors: true },
  plugins: [
    new webpack.IgnorePlugin({
      resourceRegExp: /^\.\/locale/,
      contextRegExp: /dates$/,
    }),
    new webpack.IgnorePlugin({
      checkResource: (request) => request === "canvas",
    }),
  ],
};
