function assetPlugin(compiler) {
  const { Compilation, WebpackError, sources } = compiler.webpack;
  const name = "AssetPlugin";

  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const logger = compilation.getLogger(name);

    compilation.hooks.processAssets.tap(
      { name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
      () => {
        compilation.emitAsset("notice.txt", new sources.RawSource("Made by a plugin.\n"), {
          plugin: name,
        });
        compilation.emitAsset("draft.txt", new sources.RawSource("draft"));
        compilation.updateAsset(
          "main.js",
          (source) => new sources.ConcatSource("/* shop */\n", source),
          (info) => ({ ...info, banner: true }),
        );
        compilation.renameAsset("notice.txt", "NOTICE");
        compilation.deleteAsset("draft.txt");
        logger.info("files:", Object.keys(compilation.assets).join(" "));
      },
    );
    compilation.hooks.processAssets.tap(
      { name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
      () => {
        for (const { name: file, source, info } of compilation.getAssets()) {
          console.log(file, JSON.stringify(source.source().toString().slice(0, 17)), Object.keys(info));
        }
        const asset = compilation.getAsset("NOTICE");
        console.log("getAsset:", asset.name, asset.source.size(), asset.info.plugin);
        console.log("getAsset:", compilation.getAsset("draft.txt"));
        console.log("getPath:", compilation.getPath("[name]-[id].js", { chunk: [...compilation.chunks][0] }));
        console.log("getPathWithInfo:", compilation.getPathWithInfo("a.[fullhash:6].js", { hash: "0123456789" }));
        compilation.warnings.push(new WebpackError("The notice is short"));
        console.log("getWarnings:", compilation.getWarnings().map(({ message }) => message));
        console.log("getErrors:", compilation.getErrors().length);
        console.log("getStats:", compilation.getStats().hasWarnings());
      },
    );
  });
}

export default {
  mode: "development",
  devtool: false,
  stats: { preset: "errors-warnings", logging: "info" },
  plugins: [assetPlugin],
};
