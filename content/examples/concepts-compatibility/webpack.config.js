export default ["web", ["web", "es5"]].map((target, i) => ({
  mode: "development",
  devtool: false,
  target,
  output: { filename: ["default.js", "es5.js"][i] },
}));
