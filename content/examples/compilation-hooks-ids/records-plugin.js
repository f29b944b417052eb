export function recordsPlugin(compiler) {
  const name = "recordsPlugin";

  compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
    hooks.shouldRecord.tap(name, () => console.log("shouldRecord"));
    hooks.reviveModules.tap(name, (modules, records) => {
      console.log("reviveModules: last time there were", records.moduleCount ?? "unknown");
    });
    hooks.reviveChunks.tap(name, (chunks, records) => {
      console.log("reviveChunks: last time there were", records.chunkCount ?? "unknown");
    });
    hooks.recordModules.tap(name, (modules, records) => {
      records.moduleCount = modules.size;
    });
    hooks.recordChunks.tap(name, (chunks, records) => {
      records.chunkCount = chunks.size;
    });
    hooks.recordHash.tap(name, (records) => {
      records.hashLength = compiler.options.output.hashDigestLength;
    });
    hooks.record.tap(name, (compilation, records) => {
      records.files = Object.keys(compilation.assets).sort();
      console.log("record:", Object.keys(records).filter((key) => /Count|Length|files/.test(key)).join(", "));
    });
  });
}
