export default {
  mode: "development",
  devtool: false,
  loader: { locale: "de" },
  module: {
    rules: [{ test: /\.json$/, use: "./pick-locale.js" }],
  },
};
