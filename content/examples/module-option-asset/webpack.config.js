export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true },
  stats: { all: false, assets: true },
  module: {
    parser: {
      asset: { dataUrlCondition: { maxSize: 100 } },
    },
    generator: {
      asset: { filename: "images/[name].[contenthash:6][ext]" },
    },
    rules: [{ test: /\.svg$/i, type: "asset" }],
  },
};
