export function hashPlugin(compiler) {
  const name = "hashPlugin";

  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const { hooks } = compilation;

    hooks.beforeHash.tap(name, () => console.log("beforeHash:", typeof compilation.hash));
    hooks.chunkHash.tap(name, (chunk, hash) => {
      hash.update("theme: dark");
      console.log("chunkHash:", chunk.id);
    });
    hooks.contentHash.tap({ name, stage: 10 }, (chunk) => {
      console.log("contentHash:", chunk.id, Object.keys(chunk.contentHash).join(", "));
    });
    hooks.fullHash.tap(name, (hash) => {
      hash.update("theme: dark");
      console.log("fullHash");
    });
    hooks.afterHash.tap(name, () => console.log("afterHash:", typeof compilation.hash));
  });
}
