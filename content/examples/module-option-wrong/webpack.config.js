export default {
  mode: "development",
  module: {
    rules: [{ test: /\.svg$/i, include: "src/icons", type: "asset" }],
  },
};
