const schema = {
  type: "object",
  properties: { filename: { type: "string", minLength: 1 } },
  additionalProperties: false,
};

export class FileListPlugin {
  constructor(options = {}) {
    this.options = options;
  }

  apply(compiler) {
    const { name } = FileListPlugin;
    const { Compilation, sources } = compiler.webpack;
    const { filename = "files.txt" } = this.options;

    compiler.hooks.validate.tap(name, () => {
      compiler.validate(schema, this.options, { name });
    });

    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;

      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const lines = Object.entries(assets).map(
          ([file, source]) => `${file} ${source.size()}`,
        );
        compilation.emitAsset(filename, new sources.RawSource(lines.join("\n")));
      });
    });
  }
}
