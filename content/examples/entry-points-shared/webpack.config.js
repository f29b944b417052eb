export default {
  mode: "development",
  devtool: false,
  target: "node",
  entry: {
    first: "./src/first.js",
    second: "./src/second.js",
  },
  output: { module: true, clean: true },
};
