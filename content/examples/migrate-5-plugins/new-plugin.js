export class ListPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap("ListPlugin", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: "ListPlugin", stage }, () => {
        const { chunkGraph, moduleGraph } = compilation;
        const lines = [];
        for (const chunk of compilation.chunks) {
          if (chunkGraph.getNumberOfEntryModules(chunk) === 0) continue;
          for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
            const imported = moduleGraph.getIssuer(module) ? "imported" : "entry";
            lines.push(`${chunkGraph.getModuleId(module)} ${imported}`);
          }
        }
        compilation.emitAsset("list.txt", new sources.RawSource(lines.join("\n")));
      });
    });
  }
}
