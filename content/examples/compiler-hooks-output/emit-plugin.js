import { relative } from "node:path";

export function emitPlugin(compiler) {
  const name = "emitPlugin";

  compiler.hooks.emit.tapPromise(name, async (compilation) => {
    const folder = compilation.getPath(compiler.outputPath);
    const files = compilation.getAssets().map((asset) => asset.name);
    console.log("emit:", files.join(", "), "into", relative(compiler.context, folder));
  });
  compiler.hooks.assetEmitted.tap(name, (file, { content, targetPath }) => {
    const path = relative(compiler.context, targetPath);
    console.log(`assetEmitted: ${file} is ${path}, ${content.length} bytes`);
  });
  compiler.hooks.afterEmit.tap(name, ({ emittedAssets }) => {
    console.log("afterEmit:", emittedAssets.size, "written");
  });
}
