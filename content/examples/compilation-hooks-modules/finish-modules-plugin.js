export function finishModulesPlugin(compiler) {
  const name = "finishModulesPlugin";

  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.finishModules.tapPromise({ name, stage: 10 }, async (modules) => {
      for (const module of modules) {
        const provided = compilation.moduleGraph.getProvidedExports(module);
        console.log("finishModules:", module.rawRequest, "exports", provided);
      }
    });
  });
}
