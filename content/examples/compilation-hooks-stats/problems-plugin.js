export function problemsPlugin(compiler) {
  const name = "problemsPlugin";
  const { WebpackError } = compiler.webpack;

  compiler.hooks.compilation.tap(name, ({ hooks }) => {
    hooks.processWarnings.tap(name, (warnings) => {
      return warnings.filter(({ message }) => !message.includes("legacy"));
    });
    hooks.processErrors.tap(name, (errors) => {
      return errors.map(({ message }) => new WebpackError(`${message}. Ask the shop team.`));
    });
  });
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.warnings.push(new WebpackError("the legacy folder is used"));
    compilation.warnings.push(new WebpackError("the disk is nearly full"));
    compilation.errors.push(new WebpackError("no translations found"));
  });
}
