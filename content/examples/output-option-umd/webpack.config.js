export default {
  mode: "production",
  entry: { math: "./src/index.js" },
  output: {
    filename: "[name].cjs",
    globalObject: "globalThis",
    library: { name: "MyMath", type: "umd" },
  },
};
