const log = (name) => ({ loader: "./log-loader.js", options: { name } });

export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { module: true },
  stats: "errors-warnings",
  parallelism: 1,
  resolve: { modules: ["packages", "..."] },
  module: {
    rules: [
      { test: /\.js$/, issuer: /page\.js$/, use: log("imported by page.js") },
      { resourceQuery: /^\?print$/, use: log("query ?print") },
      { with: { kind: "draft" }, use: log("attribute kind") },
      { descriptionData: { name: "tiny-list" }, use: log("package tiny-list") },
      { glob: ["src/parts/**/*.js", "!src/parts/old/**"], use: log("glob") },
      { test: { and: [/parts/, { not: /new/ }] }, use: log("and + not") },
    ],
  },
};
