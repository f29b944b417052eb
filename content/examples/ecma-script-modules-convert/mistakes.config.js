export default {
  mode: "production",
  devtool: false,
  target: "node22",
  entry: {
    require: "./mistakes/require.js",
    both: "./mistakes/both.js",
    missing: "./mistakes/missing.js",
  },
  output: { module: true, filename: "mistake-[name].mjs" },
  optimization: { emitOnErrors: true },
  stats: { all: false, errors: true },
};
