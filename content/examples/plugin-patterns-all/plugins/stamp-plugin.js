const NAME = "StampPlugin";

export class StampPlugin {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const { text, stage } = this.options;

    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hook = { name: NAME, stage: Compilation[`PROCESS_ASSETS_STAGE_${stage}`] };
      compilation.hooks.processAssets.tap(hook, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith(".js"))) {
          compilation.updateAsset(name, (old) => new sources.ConcatSource(old, `console.log("${text}");`));
        }
      });
    });
  }
}
