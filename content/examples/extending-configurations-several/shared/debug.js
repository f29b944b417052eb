export default {
  mode: "development",
  devtool: false,
  output: { filename: "[name].js" },
  module: { rules: [{ test: /\.png$/, type: "asset/resource" }] },
};
