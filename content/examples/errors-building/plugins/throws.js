export class ReportPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("ReportPlugin", (compilation) => {
      compilation.hooks.processAssets.tap("ReportPlugin", (assets) => {
        assets["report.txt"].source();
      });
    });
  }
}
