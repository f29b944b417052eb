export default {
  mode: "production",
  devtool: "source-map",
  output: { filename: "[name].[contenthash:8].js", clean: true },
  module: { rules: [{ test: /\.svg$/, type: "asset/inline" }] },
};
