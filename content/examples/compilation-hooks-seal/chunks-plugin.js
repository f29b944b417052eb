export function chunksPlugin(compiler) {
  const name = "chunksPlugin";
  const names = (chunks) => [...chunks].map((chunk) => chunk.name).sort().join(", ");

  compiler.hooks.thisCompilation.tap(name, ({ hooks, chunkGraph }) => {
    hooks.optimizeChunks.tap({ name, stage: -1000 }, (chunks) => {
      console.log("optimizeChunks:", names(chunks));
      const [first, second] = [...chunks].filter((chunk) => chunk.name !== "main");
      if (!second || !chunkGraph.canChunksBeIntegrated(first, second)) return;
      chunkGraph.integrateChunks(first, second);
      chunks.delete(second);
      return true;
    });
    hooks.afterOptimizeChunks.tap(name, (chunks, chunkGroups) => {
      console.log("afterOptimizeChunks:", names(chunks), "in", chunkGroups.length, "groups");
    });
  });
}
