export function statsPlugin(compiler) {
  const name = "statsPlugin";

  compiler.hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.statsPreset.for("team").tap(name, (options) => {
      options.all = false;
      options.team = true;
    });
    compilation.hooks.statsNormalize.tap(name, (options) => {
      options.team ??= false;
    });
    compilation.hooks.statsFactory.tap(name, (statsFactory, options) => {
      if (!options.team) return;
      statsFactory.hooks.extract.for("compilation").tap(name, (object, data) => {
        object.team = { files: Object.keys(data.assets).length };
      });
      statsFactory.hooks.result.for("compilation").tap(name, (object) => {
        object.team.owner = "shop";
      });
    });
    compilation.hooks.statsPrinter.tap(name, (statsPrinter) => {
      statsPrinter.hooks.print.for("compilation.team").tap(name, ({ owner, files }) => {
        return `${owner}: ${files} file`;
      });
      statsPrinter.hooks.result.for("compilation").tap(name, (text) => `[ ${text} ]`);
    });
  });
}
