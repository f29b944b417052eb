const schema = {
  type: "object",
  properties: { bytes: { type: "integer", minimum: 1 } },
  required: ["bytes"],
  additionalProperties: false,
};

export class BudgetPlugin {
  constructor(options = {}) {
    this.options = options;
  }

  apply(compiler) {
    const { name } = BudgetPlugin;
    const { WebpackError } = compiler.webpack;

    compiler.hooks.validate.tap(name, () => {
      compiler.validate(schema, this.options, { name });
    });

    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.afterProcessAssets.tap(name, () => {
        for (const { name: file, source } of compilation.getAssets()) {
          if (source.size() <= this.options.bytes) continue;
          const warning = new WebpackError(`larger than ${this.options.bytes} bytes`);
          warning.file = file;
          compilation.warnings.push(warning);
        }
      });
    });
  }
}
