function listPlugins(compiler) {
  compiler.hooks.compilation.tap("list", (compilation) => {
    compilation.hooks.optimizeChunks.tap({ name: "list", stage: 0 }, () => {});
    compilation.hooks.seal.tap("list", () => {
      for (const { name, stage } of compilation.hooks.optimizeChunks.taps) console.log(stage, name);
    });
  });
}

export default {
  mode: "production",
  devtool: false,
  stats: "errors-warnings",
  plugins: [listPlugins],
};
