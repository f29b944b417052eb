export default {
  mode: "production",
  devtool: false,
  output: {
    filename: "[name].[fullhash:4].[chunkhash:4].[contenthash:4].js",
    clean: true,
  },
  stats: { preset: "none", assets: true },
};
