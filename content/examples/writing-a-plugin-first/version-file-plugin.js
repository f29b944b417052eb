export class VersionFilePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("VersionFilePlugin", (compilation) => {
      compilation.hooks.processAssets.tap("VersionFilePlugin", () => {
        const { RawSource } = compiler.webpack.sources;
        compilation.emitAsset("version.txt", new RawSource(compilation.hash));
      });
    });
  }
}
