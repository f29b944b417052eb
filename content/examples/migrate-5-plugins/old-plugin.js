export class ListPlugin {
  apply(compiler) {
    const lines = [];
    compiler.hooks.compilation.tap("ListPlugin", (compilation) => {
      compilation.hooks.optimizeChunkAssets.tap("ListPlugin", () => {
        for (const chunk of compilation.chunks.filter((each) => each.hasEntryModule())) {
          for (const module of chunk.getModules()) lines.push(`${module.id} ${module.issuer ? "imported" : "entry"}`);
        }
      });
    });
    compiler.hooks.emit.tap("ListPlugin", (compilation) => {
      const text = lines.join("\n");
      compilation.assets["list.txt"] = { source: () => text, size: () => text.length };
    });
  }
}
