export default {
  mode: "production",
  devtool: false,
  target: "node",
  entry: "./before/index.cjs",
  output: { filename: "before.cjs" },
  resolve: { extensions: [".cjs", "..."] },
  stats: { all: false, assets: true, errors: true },
};
