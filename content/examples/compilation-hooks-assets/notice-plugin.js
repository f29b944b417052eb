export function noticePlugin(compiler) {
  const name = "noticePlugin";
  const { Compilation, sources } = compiler.webpack;

  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;

    compilation.hooks.processAssets.tap({ name, stage, additionalAssets: true }, (assets) => {
      for (const file of Object.keys(assets).filter((each) => each.endsWith(".txt"))) {
        compilation.updateAsset(file, (source) => new sources.ConcatSource("Internal\n", source));
        console.log("processAssets: notice in", file);
      }
    });
    compilation.hooks.processAdditionalAssets.tap(name, (assets) => {
      console.log("processAdditionalAssets:", Object.keys(assets).join(", "));
    });
  });
}
