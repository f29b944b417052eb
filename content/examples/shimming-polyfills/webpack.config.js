export default {
  mode: "production",
  devtool: false,
  target: ["web", "es2022"],
  output: { module: true, clean: true },
  stats: { all: false, assets: true, errors: true },
};
