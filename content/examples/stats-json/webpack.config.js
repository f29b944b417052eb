export default {
  mode: "production",
  devtool: false,
};
