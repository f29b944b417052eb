export default {
  mode: "production",
  devtool: false,
  entry: "./src/index.ts",
};
