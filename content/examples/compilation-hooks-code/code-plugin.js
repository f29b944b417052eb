export function codePlugin(compiler) {
  const name = "codePlugin";

  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const { hooks, chunkGraph } = compilation;
    let entry;

    hooks.optimizeCodeGeneration.tap(name, (modules) => {
      entry = [...modules][0];
      console.log("optimizeCodeGeneration:", modules.size, "modules");
    });
    hooks.beforeModuleHash.tap(name, () => console.log("beforeModuleHash"));
    hooks.afterModuleHash.tap(name, () => {
      console.log("afterModuleHash:", typeof chunkGraph.getModuleHash(entry, "main"));
    });
    hooks.beforeCodeGeneration.tap(name, () => console.log("beforeCodeGeneration"));
    hooks.afterCodeGeneration.tap(name, () => {
      const source = compilation.codeGenerationResults.getSource(entry, "main", "javascript");
      console.log("afterCodeGeneration:", source.source().trim().split("\n").at(-1));
    });
  });
}
