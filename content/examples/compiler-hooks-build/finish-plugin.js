export function finishPlugin(compiler) {
  const name = "finishPlugin";

  compiler.hooks.finishMake.tap(name, ({ modules, chunks }) => {
    console.log(`finishMake: ${modules.size} modules, ${chunks.size} chunks`);
  });
  compiler.hooks.afterCompile.tap(name, ({ modules, chunks, assets }) => {
    console.log(`afterCompile: ${modules.size} modules, ${chunks.size} chunks`);
    console.log("afterCompile:", Object.keys(assets).sort().join(", "));
  });
}
