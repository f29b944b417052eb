export default {
  mode: "production",
  devtool: false,
  target: "node",
  entry: "./src/index.js",
  output: { module: true, clean: true },
  stats: { all: false, errors: true, warnings: true },
};
