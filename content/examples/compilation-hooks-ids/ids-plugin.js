export function idsPlugin(compiler) {
  const name = "idsPlugin";

  compiler.hooks.thisCompilation.tap(name, ({ hooks, chunkGraph }) => {
    const print = (hook, modules) => {
      const ids = [...modules].map((module) => chunkGraph.getModuleId(module) ?? "-");
      console.log(`${hook}:`, ids.join(" "));
    };
    const printChunks = (hook, chunks) => {
      console.log(`${hook}:`, [...chunks].map((chunk) => chunk.id ?? "-").join(" "));
    };

    hooks.beforeModuleIds.tap(name, (modules) => print("beforeModuleIds", modules));
    hooks.moduleIds.tap(name, (modules) => print("moduleIds", modules));
    hooks.optimizeModuleIds.tap(name, (modules) => print("optimizeModuleIds", modules));
    hooks.afterOptimizeModuleIds.tap(name, (modules) => print("afterOptimizeModuleIds", modules));
    hooks.beforeChunkIds.tap(name, (chunks) => printChunks("beforeChunkIds", chunks));
    hooks.chunkIds.tap(name, (chunks) => printChunks("chunkIds", chunks));
    hooks.optimizeChunkIds.tap(name, (chunks) => printChunks("optimizeChunkIds", chunks));
    hooks.afterOptimizeChunkIds.tap(name, (chunks) => printChunks("afterOptimizeChunkIds", chunks));
  });
}
