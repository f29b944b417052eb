export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true },
  stats: "errors-warnings",
  module: {
    rules: [
      {
        test: /\.svg$/i,
        oneOf: [
          { resourceQuery: /raw/, type: "asset/source" },
          { resourceQuery: /inline/, type: "asset/inline" },
          { type: "asset/resource", generator: { filename: "img/[name][ext]" } },
        ],
      },
    ],
  },
};
