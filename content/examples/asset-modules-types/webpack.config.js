export default {
  mode: "production",
  devtool: false,
  target: "node",
  output: {
    module: true,
    publicPath: "/",
    assetModuleFilename: "media/[name].[hash:8][ext]",
  },
  stats: { all: false, assets: true, errors: true },
  module: {
    rules: [
      {
        test: /\.svg$/,
        oneOf: [
          { resourceQuery: /^\?inline$/, type: "asset/inline" },
          { resourceQuery: /^\?source$/, type: "asset/source" },
          { with: { type: "text" }, type: "asset/source" },
          { type: "asset", parser: { dataUrlCondition: { maxSize: 100 } } },
        ],
      },
      {
        test: /\.pdf$/,
        type: "asset/resource",
        generator: { filename: "papers/[name][ext]" },
      },
    ],
  },
};
