export default {
  mode: "development",
  optimization: { minimize: true },
};
