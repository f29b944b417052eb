export default {
  mode: "production",
  devtool: false,
  target: "node",
  output: { module: true, clean: true },
  stats: { preset: "none", assets: true },
};
