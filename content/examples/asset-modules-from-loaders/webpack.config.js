module.exports = {
  mode: "production",
  devtool: false,
  target: "node",
  output: { publicPath: "/" },
  module: {
    rules: [
      {
        test: /\.svg$/,
        type: "asset",
        parser: { dataUrlCondition: { maxSize: 10 } },
        generator: { filename: "[name].[hash:7][ext]" },
      },
      { test: /\.txt$/, type: "asset/source" },
    ],
  },
  stats: { all: false, assets: true, errors: true, excludeAssets: /\.js$/ },
};
