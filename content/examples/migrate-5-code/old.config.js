module.exports = {
  mode: "production",
  entry: { title: "./src/title.js", json: "./src/json.js", mjs: "./src/module.mjs" },
  output: { path: `${__dirname}/dist`, filename: "old.[name].[hash].js" },
  externals: [(context, request, callback) => callback()],
  stats: "errors-warnings",
};
