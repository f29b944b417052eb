export default {
  mode: "development",
  devtool: false,
  target: "node",
  entry: { assign: "./src/assign.js", cycle: "./src/cycle.js", interop: "./src/interop.cjs" },
  output: { filename: "[name].cjs" },
  module: { rules: [{ test: /assign\.js$/, type: "javascript/auto" }] },
  stats: "errors-warnings",
};
