export default {
  extends: "./webpack.config.js",
  mode: "development",
  devtool: "eval-source-map",
  devServer: { watchFiles: ["src/**/*.html"] },
};
