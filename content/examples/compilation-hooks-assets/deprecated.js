import webpack from "webpack";

process.on("warning", ({ code, message }) => console.log(code, message.split(" ")[0]));

function deprecatedPlugin(compiler) {
  const name = "deprecatedPlugin";

  compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
    hooks.afterOptimizeAssets.tap(name, () => console.log("afterOptimizeAssets"));
    hooks.afterOptimizeChunkAssets.tap(name, (chunks) => console.log("afterOptimizeChunkAssets", chunks.size));
    hooks.optimizeChunkAssets.tap(name, (chunks) => console.log("optimizeChunkAssets", chunks.size));
    hooks.optimizeAssets.tap(name, (assets) => console.log("optimizeAssets", Object.keys(assets)));
    hooks.additionalAssets.tapPromise(name, async () => console.log("additionalAssets"));
    hooks.additionalChunkAssets.tap(name, (chunks) => console.log("additionalChunkAssets", chunks.size));
    hooks.normalModuleLoader.tap(name, (loaderContext) => {
      console.log("normalModuleLoader", typeof loaderContext.emitFile);
    });
  });
}

webpack({ mode: "development", devtool: false, entry: "./src/hello.js", plugins: [deprecatedPlugin] }, () => {});
