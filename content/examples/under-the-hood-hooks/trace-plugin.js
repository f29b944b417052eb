const compilerHooks = [
  "environment", "afterPlugins", "initialize", "beforeRun", "run", "beforeCompile", "compile",
  "thisCompilation", "compilation", "make", "finishMake", "afterCompile", "shouldEmit", "emit",
  "assetEmitted", "afterEmit", "done", "afterDone", "shutdown",
];
const compilationHooks = [
  "buildModule", "succeedModule", "finishModules", "seal", "afterChunks", "optimizeModules",
  "optimizeChunks", "optimizeTree", "moduleIds", "chunkIds", "beforeModuleHash",
  "beforeCodeGeneration", "beforeRuntimeRequirements", "beforeHash", "beforeChunkAssets",
  "processAssets", "afterSeal",
];

export class TracePlugin {
  apply(compiler) {
    for (const name of compilerHooks) {
      compiler.hooks[name].tap("TracePlugin", (first) => {
        console.log(name === "assetEmitted" ? `${name}  ${first}` : name);
      });
    }
    compiler.hooks.thisCompilation.tap("TracePlugin", (compilation) => {
      for (const name of compilationHooks) {
        compilation.hooks[name].tap("TracePlugin", (first) => {
          const file = first?.nameForCondition?.()?.split(/[\\/]/).pop();
          console.log(`    ${name}${file ? `  ${file}` : ""}`);
        });
      }
    });
  }
}
