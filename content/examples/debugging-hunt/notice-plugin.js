export class NoticePlugin {
  constructor({ text, stage = "ADDITIONS" }) {
    this.text = text;
    this.stage = stage;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation[`PROCESS_ASSETS_STAGE_${this.stage}`];

    compiler.hooks.compilation.tap("NoticePlugin", (compilation) => {
      compilation.hooks.processAssets.tap({ name: "NoticePlugin", stage }, (assets) => {
        for (const name of Object.keys(assets)) {
          compilation.updateAsset(name, (old) => new sources.ConcatSource(`/* ${this.text} */\n`, old));
        }
      });
    });
  }
}
