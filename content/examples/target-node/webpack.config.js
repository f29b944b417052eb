export default {
  mode: "development",
  devtool: false,
  target: "node22",
  output: { filename: "[name].cjs" },
};
