export default {
  mode: "production",
  devtool: false,
  entry: {
    plain: "./src/use-plain.js",
    pure: "./src/use-pure.js",
    marked: "./src/use-marked.js",
  },
  stats: "errors-warnings",
};
