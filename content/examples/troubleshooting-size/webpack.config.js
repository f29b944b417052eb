export default {
  mode: "production",
  devtool: false,
  resolve: { modules: ["packages"] },
};
