export default (env, argv) => ({
  entry: "./src/index.js",
  output: { filename: `${argv.mode}.js` },
  stats: { preset: "none", assets: true },
});
