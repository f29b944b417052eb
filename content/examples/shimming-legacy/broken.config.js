export default {
  mode: "development",
  devtool: false,
  target: "node",
  entry: { menu: "./src/menu.js", dates: "./src/dates.js", tax: "./src/tax.js" },
  output: { filename: "broken-[name].cjs" },
  resolve: { modules: ["packages"] },
  stats: "errors-warnings",
};
