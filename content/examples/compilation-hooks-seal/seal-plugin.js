export function sealPlugin(compiler) {
  const name = "sealPlugin";

  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const { hooks } = compilation;
    const state = () => `${compilation.modules.size} modules, ${compilation.chunks.size} chunks`;

    hooks.seal.tap(name, () => console.log("seal:", state()));
    hooks.beforeChunks.tap(name, () => console.log("beforeChunks:", state()));
    hooks.afterChunks.tap(name, () => console.log("afterChunks:", state()));
    hooks.optimize.tap(name, () => console.log("optimize:", state()));
    hooks.afterSeal.tapPromise(name, async () => console.log("afterSeal:", state()));
  });
}
