const common = {
  mode: "development",
  devtool: false,
  entry: "./src/index.js",
  resolve: { modules: ["packages"] },
};

export default [
  { ...common, name: "page", target: "web", output: { filename: "page.js" } },
  { ...common, name: "server", target: "node", output: { filename: "server.cjs" } },
];
