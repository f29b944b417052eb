export function dependenciesPlugin(compiler) {
  const name = "dependenciesPlugin";

  compiler.hooks.thisCompilation.tap(name, ({ hooks, moduleGraph }) => {
    let calls = 0;

    hooks.optimizeDependencies.tap({ name, stage: -1000 }, () => {
      calls++;
      return calls < 3 ? true : undefined;
    });
    hooks.afterOptimizeDependencies.tap(name, (modules) => {
      console.log(`afterOptimizeDependencies: after ${calls} rounds`);
      for (const module of modules) {
        const used = moduleGraph.getExportsInfo(module).getUsedExports("main");
        console.log("used of", module.rawRequest, used instanceof Set ? [...used] : used);
      }
    });
  });
}
