export default {
  extends: import.meta.resolve("./webpack.common.js"),
  mode: "development",
  devtool: "inline-source-map",
  devServer: { port: 3000 },
};
