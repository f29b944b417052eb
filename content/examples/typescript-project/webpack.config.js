export default {
  target: "node",
  devtool: false,
  entry: "./src/index.ts",
};
