export default {
  mode: "development",
  devtool: false,
  output: {
    clean: { dry: true, keep: { glob: "reports/**" } },
  },
};
