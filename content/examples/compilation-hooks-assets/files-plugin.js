export function filesPlugin(compiler) {
  const name = "filesPlugin";

  compiler.hooks.thisCompilation.tap(name, ({ hooks, assets, chunks }) => {
    hooks.beforeModuleAssets.tap(name, () => console.log("beforeModuleAssets"));
    hooks.moduleAsset.tap(name, (module, filename) => {
      console.log("moduleAsset:", filename, "from", module.rawRequest);
    });
    hooks.shouldGenerateChunkAssets.tap(name, () => {
      console.log("shouldGenerateChunkAssets:", chunks.size, "chunks");
    });
    hooks.beforeChunkAssets.tap(name, () => console.log("beforeChunkAssets"));
    hooks.chunkAsset.tap(name, (chunk, filename) => {
      console.log("chunkAsset:", filename, "of", chunk.name);
    });
    hooks.afterProcessAssets.tap(name, (all) => {
      console.log("afterProcessAssets:", Object.keys(all).sort().join(", "));
    });
  });
}
