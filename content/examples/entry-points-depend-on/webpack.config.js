export default {
  mode: "development",
  devtool: false,
  target: "node",
  entry: {
    first: "./src/first.js",
    second: {
      import: "./src/second.js",
      dependOn: "first",
    },
  },
  output: { module: true },
};
