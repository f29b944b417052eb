export default {
  mode: "development",
  devtool: false,
  target: "node",
  entry: ["./src/setup.js", "./src/index.js"],
  output: {
    module: true,
    library: { type: "module" },
  },
};
