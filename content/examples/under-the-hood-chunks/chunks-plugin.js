export class ChunksPlugin {
  apply(compiler) {
    compiler.hooks.done.tap("ChunksPlugin", ({ compilation }) => {
      const { chunkGroups, chunkGraph } = compilation;
      for (const group of chunkGroups) {
        const kind = group.isInitial() ? "initial" : "non-initial";
        const parents = group.getParents().map((parent) => parent.name);
        console.log(`${kind} chunk group, ${group.name ?? `loaded from ${parents}`}`);
        for (const chunk of group.chunks) {
          const ids = chunkGraph
            .getChunkModules(chunk)
            .filter((module) => module.type !== "runtime")
            .map((module) => chunkGraph.getModuleId(module));
          console.log(`  ${[...chunk.files]}: ${ids.join(", ") || "runtime modules only"}`);
        }
      }
    });
  }
}
