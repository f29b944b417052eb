import webpack from "webpack";

const { Compilation, WebpackError, sources } = webpack;

export class ReportPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("ReportPlugin", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: "ReportPlugin", stage }, () => {
        const report = compilation.getAsset("report.txt");
        if (!report) compilation.warnings.push(new WebpackError("report.txt was not written"));
      });
    });
  }
}
