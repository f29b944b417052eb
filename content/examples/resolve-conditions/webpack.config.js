const common = {
  mode: "development",
  devtool: false,
  target: "node",
  stats: "errors-warnings",
};

export default [
  {
    ...common,
    name: "default",
    output: { module: true, filename: "default.mjs" },
    resolve: { modules: ["packages", "..."] },
  },
  {
    ...common,
    name: "staging",
    output: { module: true, filename: "staging.mjs" },
    resolve: { modules: ["packages", "..."], conditionNames: ["staging", "..."] },
  },
];
