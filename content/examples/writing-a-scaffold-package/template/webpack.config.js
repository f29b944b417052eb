export default {
  mode: "production",
  entry: "./src/index.html",
  output: { htmlFilename: "[name].html", clean: true },
  stats: "errors-warnings",
};
