export default {
  mode: "production",
  devtool: false,
  entry: { math: "./src/math.js" },
  output: {
    library: { type: "module" },
  },
};
