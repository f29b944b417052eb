export default (env) => ({
  mode: "production",
  devtool: false,
  target: "node",
  output: { module: true },
  stats: { all: false, assets: true },
  externalsPresets: { nodeModules: env.all ? true : { allowlist: [/^picocolors/] } },
});
