export default {
  mode: "production",
  devtool: false,
  target: "node",
  node: { __filename: true, __dirname: true },
  output: { filename: "main.cjs", publicPath: "/assets/" },
  optimization: { minimize: false, moduleIds: "named", chunkIds: "named" },
  stats: "errors-warnings",
};
