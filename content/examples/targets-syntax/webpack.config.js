const build = (name, target) => ({
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  entry: "./src/index.js",
  target,
  output: { filename: `${name}.js` },
});

export default [build("old", ["web", "es5"]), build("new", ["web", "es2022"])];
