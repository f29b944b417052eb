export default {
  mode: "production",
  devtool: false,
  target: ["web", "es2022"],
  output: { module: true },
  stats: { all: false, assets: true, errors: true },
  module: {
    rules: [{ resourceQuery: /^\?text$/, parser: { exportType: "text" } }],
  },
};
