export function listPlugin(compiler) {
  const name = "listPlugin";
  const { Compilation, sources } = compiler.webpack;

  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;

    compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
      const names = Object.keys(assets).sort().join("\n");
      compilation.emitAsset("list.txt", new sources.RawSource(`${names}\n`));
    });
  });
}
