export default {
  mode: "production",
  entry: ["./src/math.js", "./src/text.js"],
  output: {
    library: { type: "module", entryExports: "all" },
  },
};
