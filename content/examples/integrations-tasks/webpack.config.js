export default {
  mode: "production",
  devtool: false,
  output: { clean: true },
};
