const common = {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  resolve: { modules: ["packages", "..."] },
};

export default [
  { ...common, target: "web", output: { filename: "web.js" } },
  { ...common, target: "node", output: { filename: "node.js" } },
];
