module.exports = {
  mode: "production",
  entry: ["./src/title.new.js", "./src/json.new.js", "./src/module.new.mjs"],
  output: { path: `${__dirname}/dist`, filename: "main.js" },
  externals: [({ request }, callback) => callback()],
  stats: "errors-warnings",
};
