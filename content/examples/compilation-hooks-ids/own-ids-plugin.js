export function ownIdsPlugin(compiler) {
  const name = "ownIdsPlugin";

  compiler.hooks.thisCompilation.tap(name, ({ hooks, chunkGraph }) => {
    hooks.moduleIds.tap(name, (modules) => {
      let next = 100;
      for (const module of modules) {
        if (chunkGraph.getModuleId(module) !== null || !module.needId) continue;
        chunkGraph.setModuleId(module, next++);
      }
    });
    hooks.chunkIds.tap(name, (chunks) => {
      let next = 1;
      for (const chunk of chunks) {
        if (chunk.id !== null) continue;
        chunk.id = `part-${next++}`;
        chunk.ids = [chunk.id];
      }
    });
  });
}
