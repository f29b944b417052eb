export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true },
  stats: "errors-warnings",
  resolve: {
    extensionAlias: { ".js": [".node.js", "..."] },
  },
};
