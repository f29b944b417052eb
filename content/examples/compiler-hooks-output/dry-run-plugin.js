export function dryRunPlugin(compiler) {
  compiler.hooks.shouldEmit.tap("dryRunPlugin", (compilation) => {
    console.log("shouldEmit: no, leaving out", Object.keys(compilation.assets).join(", "));
    return false;
  });
}
