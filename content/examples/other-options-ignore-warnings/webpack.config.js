export default {
  mode: "development",
  devtool: false,
  stats: "errors-warnings",
  ignoreWarnings: [{ module: /legacy\.js$/, message: /request of a dependency/ }],
};
