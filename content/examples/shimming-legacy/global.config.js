export default {
  mode: "development",
  devtool: false,
  target: "node",
  entry: ["./src/globals.js", "./src/menu.js"],
  output: { filename: "global.cjs" },
  resolve: { modules: ["packages"] },
  stats: "errors-warnings",
};
