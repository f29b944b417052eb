export function treePlugin(compiler) {
  const name = "treePlugin";

  compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
    hooks.optimizeTree.tapPromise(name, async (chunks, modules) => {
      console.log("optimizeTree:", chunks.size, "chunks,", modules.size, "modules");
    });
    hooks.afterOptimizeTree.tap(name, (chunks, modules) => {
      console.log("afterOptimizeTree:", chunks.size, "chunks,", modules.size, "modules");
    });
    hooks.optimizeChunkModules.tapPromise(name, async (chunks, modules) => {
      console.log("optimizeChunkModules:", chunks.size, "chunks,", modules.size, "modules");
    });
    hooks.afterOptimizeChunkModules.tap(name, (chunks, modules) => {
      console.log("afterOptimizeChunkModules:", chunks.size, "chunks,", modules.size, "modules");
    });
  });
}
