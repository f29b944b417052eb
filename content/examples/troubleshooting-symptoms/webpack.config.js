export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { filename: "main.cjs", clean: true },
  stats: { all: false, errors: true, errorDetails: true, assets: true },
};
