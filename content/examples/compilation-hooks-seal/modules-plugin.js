export function modulesPlugin(compiler) {
  const name = "modulesPlugin";

  compiler.hooks.thisCompilation.tap(name, ({ hooks, chunkGraph, chunks }) => {
    hooks.optimizeModules.tap(name, (modules) => {
      console.log("optimizeModules:", [...modules].map((module) => module.rawRequest).join(" "));
    });
    hooks.afterOptimizeModules.tap(name, () => {
      const counts = [...chunks].map((chunk) => `${chunk.name} ${chunkGraph.getNumberOfChunkModules(chunk)}`);
      console.log("afterOptimizeModules: modules in", counts.join(", "));
    });
  });
}
